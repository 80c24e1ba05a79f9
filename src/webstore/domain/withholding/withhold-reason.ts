/** Reasons why a page that its vendor has published is not on the site: `withheldFor` of a webstore. */
export const withholdReasons = ['account-closed', 'plan-paused'] as const;
export type WithholdReason = (typeof withholdReasons)[number];
