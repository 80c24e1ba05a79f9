import type { SiteSettings } from '#contracts/shared/site-settings.js';

/** The element of the page that contains the settings, as JSON. */
const elementId = 'site-settings';

const written = typeof document === 'undefined' ? null : (document.getElementById(elementId)?.textContent ?? null);

/** The settings of this site. On the server they are set once, before the first page is rendered. */
export const siteSettings: SiteSettings = {
  name: 'Posy',
  url: typeof window === 'undefined' ? '' : window.location.origin,
  retailer: 'Posy Bridal',
  links: {},
  support: {},
  administratorEmail: '',
  ...(written === null ? {} : (JSON.parse(written) as Partial<SiteSettings>)),
};

export const setSiteSettings = (settings: SiteSettings): void => void Object.assign(siteSettings, settings);
