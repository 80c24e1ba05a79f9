/** Settings of the operator that every page may show. The api writes them into the page. */
export interface SiteSettings {
  name: string;
  /** Origin under which people reach the site, without a slash at the end. */
  url: string;
  /** Name of the retailer whose stores vendors can choose. */
  retailer: string;
  /** Pages elsewhere that belong to the site; those that are not set are not shown. */
  links: Partial<Record<ExternalPage, string>>;
  support: SupportContacts;
  /** Support email address for vendors whose picture was refused (WS-95). */
  administratorEmail: string;
  /** People can sign in with a provider of single sign-on; absent where there is none. */
  singleSignOn?: true;
  /** Public key of signed commands to browsers (ExecuteRemote): base64 of its SPKI form; absent where they are off. */
  remoteCommandKey?: string;
  /** Address of a MapLibre style, for maps with streets; without one they show states. */
  mapStyleUrl?: string;
}

/** Contacts of the operator (CNT-12). Contacts that are not set are not shown. */
export interface SupportContacts {
  /** The form that is read out: `+1 512 555 0142`. */
  phone?: string;
  /** Number or short code that takes text messages. */
  textNumber?: string;
  /** Mail address for questions of vendors. */
  vendorEmail?: string;
}

/** Networks on which the site has a page of its own. */
export const socialNetworks = ['facebook', 'instagram', 'pinterest', 'tiktok', 'x', 'youtube'] as const;

/**
 * Pages elsewhere that the frame of every page leads to: those of WEB-21, the retail site (OP-20), the planner and the
 * quiz that a plan begins with (OP-19).
 */
export const externalPages = [
  ...socialNetworks,
  'blog',
  'pressKit',
  'privacyPolicy',
  'accessibility',
  'terms',
  'californiaPrivacy',
  'doNotSell',
  'supplyChain',
  'loyaltyProgram',
  'retailSite',
  'planner',
  'visionQuiz',
] as const;
export type ExternalPage = (typeof externalPages)[number];
