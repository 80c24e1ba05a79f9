// Loads the application. Meanwhile users read the server's page, so it waits until that is painted with its fonts and
// pictures: on a slow phone both would delay each other. It does not wait after an interaction, nor if the page still
// has to change for this user.

/** Largest delay in milliseconds by a slow picture. */
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

/** Resolves when everything visible is loaded and something has been painted. */
function whenPainted() {
  new PerformanceObserver((seen, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(start));
  }).observe({ type: 'paint', buffered: true });
}

/** Elements that were pressed before hydration, in this order. Links and forms work by themselves. */
const presses = [];
const onlyTheApplicationCan = 'button:not([type="submit"]), input[type="checkbox"], input[type="radio"]';
function remember({ target }) {
  const control = target.closest(onlyTheApplicationCan);
  if (control) presses.push(control);
}

/** Resets a check box that the browser has ticked, so that the application can press it. */
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
