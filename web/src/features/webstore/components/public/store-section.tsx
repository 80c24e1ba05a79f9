import { Store } from 'lucide-react';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { siteSettings } from '../../../../base/site-settings.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { PageSection } from './page-section.js';

/** The retailer's store at which couples can meet the business (WS-225). */
export function StoreSection({ store }: { store: RetailStoreView }) {
  const { storeName, address, city, stateOrProvince, postalCode } = store;
  return (
    <PageSection id="webstore-david-store" title={texts.storeOf(siteSettings.retailer)}>
      <div className="flex items-center gap-5 rounded-card bg-blush-soft p-5 desk:p-6">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blush text-plum-dark">
          <Store className="size-5" strokeWidth={1.75} aria-hidden />
        </span>
        <div className="min-w-0">
          <h3 className="display-18">{texts.meetAt(storeName)}</h3>
          <address className="mt-1 text-14 text-muted not-italic">
            {address}, {city}, {stateOrProvince} {postalCode}
          </address>
        </div>
      </div>
    </PageSection>
  );
}
