const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Writes the configured name of the site into the page that starts the application. */
export const withSiteName = (html: string, name: string): string => {
  const escaped = name.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
  return html.replaceAll('%SITE_NAME%', () => escaped);
};
