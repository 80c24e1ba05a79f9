/** The history state of the terms when an upgrade has asked for them (BIL-40). */
export const upgradeWaiting = { isUpgradeWaiting: true };

export const isUpgradeWaiting = (state: unknown): boolean =>
  (state as Partial<typeof upgradeWaiting> | null)?.isUpgradeWaiting === true;
