/**
 * Opens an address in a new tab, or in this one where the browser allows no other: the press that asked for it may be
 * too long ago. An app that wraps Posy replaces `window.open` to show the page in a browser of its own (OP-24).
 */
export function openInNewTab(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
