/** When a message is drawn anew: its pictures must not flicker, and the keyboard must stay where it was. */

export function keepOnRedraw(before, after) {
  keepPictures(before, after);
  return focusKeeper(before, after);
}

function keepPictures(before, after) {
  const old = [...before.querySelectorAll(".picture img")];
  const fresh = [...after.querySelectorAll(".picture img")];
  fresh.forEach((image, i) => {
    const same = old.find((candidate) => candidate.getAttribute("src") === image.getAttribute("src"));
    if (same) {
      same.alt = image.alt;
      image.replaceWith(same);
      old.splice(old.indexOf(same), 1, null);
      old.splice(0, old.length, ...old.filter(Boolean));
    } else if (old.length === fresh.length && old[i]?.complete) {
      holdUntilLoaded(image, old[i]);
    }
  });
}

/** The old picture stands in until the new one can be painted. */
function holdUntilLoaded(image, standIn) {
  standIn.alt = image.alt;
  image.replaceWith(standIn);
  image.decode().catch(() => {}).finally(() => standIn.replaceWith(image));
}

/** Call the result once `after` is in the document. */
function focusKeeper(before, after) {
  const focused = document.activeElement;
  if (!focused || !before.contains(focused)) return () => {};
  const custom = focused.dataset?.custom;
  const place = [...before.querySelectorAll("[data-custom]")].indexOf(focused);
  return () => {
    const controls = [...after.querySelectorAll("[data-custom]")];
    // Buttons often carry the turn in their custom_id: then the one in the same place is meant.
    const same = controls.find((control) => control.dataset.custom === custom) ?? controls[place];
    const target = same && !same.disabled ? same : after;
    if (target === after) after.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
}
