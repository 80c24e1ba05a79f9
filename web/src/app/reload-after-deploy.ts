const key = 'posy.reloaded-at';
/** Milliseconds in which a page is not loaded anew twice: a file that is missing for good must not turn in circles. */
const once = 30_000;

/** A tab of an older build asks for a file that is gone since the newer one came: the page is loaded anew, as it is now. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const before = Number(window.sessionStorage.getItem(key) ?? 0);
    const [file] = /\/assets\/[\w.-]+/.exec(payload.message) ?? [];
    if (file !== undefined && Date.now() - before >= once) void reloadIfGone(file);
  });
}

/** Where nobody answers, the page that is open, and what was typed into it, is better than the browser's page of an error. */
async function reloadIfGone(file: string): Promise<void> {
  const isGone = await fetch(file, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
  if (!isGone) return;
  window.sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
