import { makeDemoTemplate } from './demo-template.ts';
import { OwnSite } from './own-site.ts';
import type { SiteAddress } from './site.ts';

/** Settings of the shared site; without them its pages would have fewer links. */
const settings = {
  SITE_LINKS: 'retailSite=https://www.shop.example/ privacyPolicy=https://legal.example/privacy',
  SUPPORT_PHONE: '+1 512 555 0142',
};

const siteVariable = 'TEST_SITE';

export interface SharedStage {
  /** Addresses for test processes. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Prepares the data of sites, and starts the shared site for files that change nothing which others read.
 * @param needs whether any of the files uses that site
 */
export async function startSharedStage(needs: { site: boolean }): Promise<SharedStage> {
  const template = await makeDemoTemplate();
  Object.assign(process.env, template.environment);
  const site = needs.site ? await OwnSite.start({ settings }) : undefined;
  return {
    environment: {
      ...template.environment,
      ...(site && { [siteVariable]: JSON.stringify(site.address) }),
    },
    stop: async () => {
      await site?.stop();
      await template.drop();
    },
  };
}

export function sharedSite(): SiteAddress {
  const address = process.env[siteVariable];
  if (!address) throw new Error('No site is running: start the tests with npm test');
  return JSON.parse(address) as SiteAddress;
}
