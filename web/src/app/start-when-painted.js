// Loads the application. What the server has rendered is read meanwhile, so it waits until that is painted with its
// fonts and pictures: on a slow phone the two would hold each other up. Whoever touches the page does not wait, nor does
// anybody for whom the page is still to change.

/** Milliseconds that a slow picture may hold it up. */
const patience = 2_000;
const touches = ['pointerdown', 'keydown', 'focusin'];

const { application, parts } = document.currentScript.dataset;

let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const touch of touches) window.removeEventListener(touch, start, true);
  for (const href of parts.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  }
  void import(application);
}

/** Once everything in view is loaded and something of it has been on the screen. */
function whenPainted() {
  new PerformanceObserver((seen, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(start));
  }).observe({ type: 'paint', buffered: true });
}

/** Pressed while nothing could answer, in this order. Links and forms work by themselves. */
const presses = [];
const onlyTheApplicationCan = 'button:not([type="submit"]), input[type="checkbox"], input[type="radio"]';
function remember({ target }) {
  const control = target.closest(onlyTheApplicationCan);
  if (control) presses.push(control);
}

/** A box that the browser has ticked by itself is put back by the application when it hears of a change, then pressed. */
function pressAgain(control) {
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.click();
}

function rememberUntilItAnswers() {
  window.addEventListener('click', remember, true);
  new MutationObserver((changes, observer) => {
    observer.disconnect();
    window.removeEventListener('click', remember, true);
    for (const control of presses) if (control.isConnected) pressAgain(control);
  }).observe(document.documentElement, { attributeFilter: ['data-interactive'] });
}

const isRendered = document.getElementById('page-state') !== null;
if (isRendered) rememberUntilItAnswers();
if (isRendered && !document.documentElement.dataset.returning) {
  window.addEventListener('load', whenPainted);
  for (const touch of touches) window.addEventListener(touch, start, true);
  setTimeout(start, patience);
} else start();
