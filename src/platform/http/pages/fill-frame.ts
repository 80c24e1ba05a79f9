import type { SiteSettings } from '#contracts/shared/site-settings.js';
import type { PageParts } from './page-source.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');

/** JSON between script tags must not contain what ends them. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Writes what whoever runs the site has set into the frame of every page. */
export const withSettings = (frame: string, settings: SiteSettings): string =>
  frame
    .replaceAll('%SITE_NAME%', () => escaped(settings.name))
    .replace('%SITE_SETTINGS%', () => inScript(JSON.stringify(settings)));

/** The page that the browser renders all by itself. */
export const emptyPage = (frame: string, settings: SiteSettings): string =>
  fillFrame(frame, { head: `<title>${escaped(settings.name)}</title>`, body: '' });

/** Puts the parts of a page into the frame. */
export const fillFrame = (frame: string, { head, body, state }: Pick<PageParts, 'head' | 'body' | 'state'>): string =>
  frame
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () =>
      state === undefined ? '' : `<script type="application/json" id="page-state">${inScript(state)}</script>`,
    );
