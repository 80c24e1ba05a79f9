const key = 'posy.reloaded-at';
/** Milliseconds within which a page is not reloaded twice: a file that is missing permanently must not cause a loop. */
const once = 30_000;

/** Reloads the page if a tab of an older build requests a file that a newer build has replaced. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const before = Number(window.sessionStorage.getItem(key) ?? 0);
    const [file] = /\/assets\/[\w.-]+/.exec(payload.message) ?? [];
    if (file !== undefined && Date.now() - before >= once) void reloadIfGone(file);
  });
}

/** If the site is unreachable, the open page, with its input, is better than the browser's error page. */
async function reloadIfGone(file: string): Promise<void> {
  const isGone = await fetch(file, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
  if (!isGone) return;
  window.sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
