import type { SiteSettings } from '#contracts/shared/site-settings.js';
import { escapeHtml } from '../../html/escape-html.js';
import type { PageParts } from './page-source.js';

/** Escapes JSON for a script element, so that it cannot contain a closing tag. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Writes the site settings into the frame of a page. */
export const withSettings = (frame: string, settings: SiteSettings): string =>
  frame
    .replaceAll('%SITE_NAME%', () => escapeHtml(settings.name))
    .replace('%SITE_SETTINGS%', () => inScript(JSON.stringify(settings)));

/** A page without content, which the browser renders itself. */
export const emptyPage = (frame: string, settings: SiteSettings): string =>
  fillFrame(frame, { head: `<title>${escapeHtml(settings.name)}</title>`, body: '' });

/** Inserts the parts of a page into the frame. */
export const fillFrame = (frame: string, { head, body, state }: Pick<PageParts, 'head' | 'body' | 'state'>): string =>
  frame
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () =>
      state === undefined ? '' : `<script type="application/json" id="page-state">${inScript(state)}</script>`,
    );
