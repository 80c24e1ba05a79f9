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

const isRendered = document.getElementById('page-state') !== null;
if (isRendered && !document.documentElement.dataset.returning) {
  window.addEventListener('load', whenPainted);
  for (const touch of touches) window.addEventListener(touch, start, true);
  setTimeout(start, patience);
} else start();
