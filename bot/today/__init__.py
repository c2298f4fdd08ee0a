"""The bazaar of the day: three stalls for everybody, one attempt each, and a message a day where a server wants one."""
