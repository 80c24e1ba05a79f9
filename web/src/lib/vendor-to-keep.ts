/** The history state of the sign-up page for a visitor who was about to save a vendor. */
export interface VendorToKeep {
  keep: string;
}

/** The id of the webstore to save once there is an account. */
export const vendorToKeep = (state: unknown): string | undefined => {
  const id = (state as Partial<VendorToKeep> | null)?.keep;
  return typeof id === 'string' ? id : undefined;
};
