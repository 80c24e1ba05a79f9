import { CircleCheck } from 'lucide-react';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { editStore as texts } from '../../../../texts/edit-store.js';
import { Button } from '../../../../ui/button.js';

/** The chosen store, with a button to change it. */
export function ConfirmedStore({ store, onChange }: { store: RetailStoreView; onChange: () => void }) {
  return (
    <section
      aria-labelledby="confirmed-store"
      className="grid justify-items-start rounded-card border border-hairline bg-surface p-5 desk:p-6"
    >
      <p className="flex items-center gap-2 text-14 font-strong text-sage-ink">
        <CircleCheck className="size-4.5" strokeWidth={1.75} aria-hidden />
        {texts.yours}
      </p>
      <h2 id="confirmed-store" className="mt-2 display-22 wrap-anywhere">
        {store.storeName}
      </h2>
      <p className="text-muted wrap-anywhere">{texts.addressOf(store)}</p>
      <Button size="small" className="mt-4" onPress={onChange}>
        {texts.another}
      </Button>
    </section>
  );
}
