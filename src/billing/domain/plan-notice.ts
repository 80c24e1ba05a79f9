/** Reasons to mail a vendor about a plan. */
export const planNotices = [
  'trial-ends-soon',
  'payment-failed',
  'plan-ended',
  'seats-released',
  'listing-paused',
] as const;
export type PlanNotice = (typeof planNotices)[number];
