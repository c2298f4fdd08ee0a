"""The application: settings, store, services, start-up and command line."""
