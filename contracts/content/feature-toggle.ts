/** Parts of the product that operators switch on and off (SYS-7). */
export const featureNames = ['newVendor', 'analytics'] as const;
export type FeatureName = (typeof featureNames)[number];
