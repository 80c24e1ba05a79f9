const key = 'posy.reloaded-at';
/** Milliseconds in which a page is not loaded anew twice: a file that is missing for good must not turn in circles. */
const once = 30_000;

/** A tab of an older build asks for a file that is gone since the newer one came: the page is loaded anew, as it is now. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const before = Number(window.sessionStorage.getItem(key) ?? 0);
    if (!navigator.onLine || Date.now() - before < once) return;
    window.sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
