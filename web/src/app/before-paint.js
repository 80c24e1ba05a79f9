// Runs in the head, before anything is painted: a page that the server renders is the same for everybody, and these
// few facts of this browser must not change visibly. A separate file, because the content security policy refuses
// scripts within the page.

const paper = { light: '#fbf8f4', dark: '#181415' };
const root = document.documentElement;

/** The chosen theme, stored under posy.theme; anything else follows the system. */
function useTheme(kept) {
  const theme = kept === 'light' || kept === 'dark' ? kept : undefined;
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = paper[theme ?? (meta.media.includes('dark') ? 'dark' : 'light')];
  }
}

function kept(key) {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // the browser forbids it
  }
}

useTheme(kept('posy.theme'));
// Dispatched by other tabs, and by the switch in this one (lib/theme.ts).
window.addEventListener('storage', (event) => {
  if (event.key === 'posy.theme') useTheme(event.newValue);
  // Signing out in another tab empties the storage, and restores the theme at once.
  if (event.key === null) useTheme(kept('posy.theme'));
});
// Hides the parts for visitors until the application knows the user.
if (kept('posy.session') !== null) root.dataset.returning = 'true';

/** A form sent before it works would leave the page. The application sends it once it works (app/typed-early.ts). */
function holdBack(event) {
  if (root.dataset.interactive || event.target.method !== 'post') return;
  event.preventDefault();
  event.target.dataset.sentEarly = 'true';
}
window.addEventListener('submit', holdBack, true);
