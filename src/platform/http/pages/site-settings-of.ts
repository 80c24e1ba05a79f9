import type { SiteSettings } from '#contracts/shared/site-settings.js';
import type { Config } from '../../config/config.js';

/** The address in a sender such as `Posy <hello@posy.example>`. */
const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();

/** The part of the configuration that pages may show. */
export const siteSettingsOf = (config: Config): SiteSettings => ({
  name: config.siteName,
  url: config.publicUrl.replace(/\/$/, ''),
  retailer: config.retailerName,
  links: config.siteLinks,
  ...(config.mapStyleUrl !== undefined && { mapStyleUrl: config.mapStyleUrl }),
  ...(config.remoteCommandKey !== undefined && { remoteCommandKey: config.remoteCommandKey }),
  ...(config.singleSignOnIssuer !== undefined && { singleSignOn: true }),
  support: {
    ...(config.supportPhone !== undefined && { phone: config.supportPhone }),
    ...(config.supportTextNumber !== undefined && { textNumber: config.supportTextNumber }),
    ...(config.vendorSupportEmail !== undefined && { vendorEmail: config.vendorSupportEmail }),
  },
  administratorEmail: config.vendorSupportEmail ?? addressOf(config.mailFrom),
});
