import type { SiteSettings } from '#contracts/shared/site-settings.js';
import type { PageParts } from './page-source.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');

/** Escapes JSON for a script element, so that it cannot contain a closing tag. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Writes the site settings into the frame of a page. */
export const withSettings = (frame: string, settings: SiteSettings): string =>
  frame
    .replaceAll('%SITE_NAME%', () => escaped(settings.name))
    .replace('%SITE_SETTINGS%', () => inScript(JSON.stringify(settings)));

/** A page without content, which the browser renders itself. */
export const emptyPage = (frame: string, settings: SiteSettings): string =>
  fillFrame(frame, { head: `<title>${escaped(settings.name)}</title>`, body: '' });

/** Inserts the parts of a page into the frame. */
export const fillFrame = (frame: string, { head, body, state }: Pick<PageParts, 'head' | 'body' | 'state'>): string =>
  frame
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () =>
      state === undefined ? '' : `<script type="application/json" id="page-state">${inScript(state)}</script>`,
    );
