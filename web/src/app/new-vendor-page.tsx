import type { ComponentType } from 'react';
import { NewVendorGate } from './new-vendor-gate.js';

type PageModule = { default: ComponentType };

/** A page that vendors see only while `newVendor` is on. */
export const newVendorPage = (load: () => Promise<PageModule>) => async (): Promise<PageModule> => {
  const { default: Page } = await load();
  return {
    default: () => (
      <NewVendorGate>
        <Page />
      </NewVendorGate>
    ),
  };
};
