// Runs in the head, before anything is painted: a page that the server renders is the same for everybody, and these
// few facts of this browser must not be seen changing. A file of its own, because the content security policy refuses
// scripts within the page.

const paper = { light: '#fbf8f4', dark: '#181415' };
const root = document.documentElement;

/** The chosen theme, kept under posy.theme; anything else follows the system. */
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
// Said by other tabs, and by the switch in this one (lib/theme.ts).
window.addEventListener('storage', (event) => {
  if (event.key === 'posy.theme') useTheme(event.newValue);
  // Emptied by signing out in another tab, which puts the theme back at once.
  if (event.key === null) useTheme(kept('posy.theme'));
});
// What is for visitors only stays out of sight until the application knows better.
if (kept('posy.session') !== null) root.dataset.returning = 'true';

/** A form sent before it works would leave the page. The application sends it once it works (app/typed-early.ts). */
function holdBack(event) {
  if (root.dataset.interactive || event.target.method !== 'post') return;
  event.preventDefault();
  event.target.dataset.sentEarly = 'true';
}
window.addEventListener('submit', holdBack, true);
