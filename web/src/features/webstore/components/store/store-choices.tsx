import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { tv } from 'tailwind-variants/lite';
import type { StoreAtDistance } from '#contracts/webstore/retail-stores.js';
import { editStore as texts } from '../../../../texts/edit-store.js';

interface StoreChoicesProps {
  stores: readonly StoreAtDistance[];
  zipcode: string;
  /** Number of the selected store. */
  value: string | null;
  onChange: (storeNumber: string) => void;
}

const style = tv({
  slots: {
    card: [
      'group flex cursor-pointer items-center gap-4 rounded-input border border-line-strong bg-surface p-4 transition-colors hover:border-ink',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
      'selected:border-plum selected:bg-blush-soft selected:inset-ring selected:inset-ring-plum forced-colors:selected:border-[Highlight]',
    ],
    number:
      'grid size-8 shrink-0 place-items-center rounded-full border border-plum text-14 font-strong text-plum group-selected:bg-action group-selected:text-on-action',
    ring: 'grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface group-selected:border-action max-phone:hidden forced-colors:group-selected:border-[Highlight]',
    dot: 'size-2.5 rounded-full group-selected:bg-action forced-colors:group-selected:bg-[Highlight]',
  },
});

/** The stores near a zip code, nearest first; one can be selected (WS-116, WS-118). */
export function StoreChoices({ stores, zipcode, value, onChange }: StoreChoicesProps) {
  const slots = style();
  return (
    <RadioGroup value={value} onChange={onChange} className="mt-6 grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <Label className="font-strong">{texts.nearest}</Label>
        <span className="text-muted">{texts.from(zipcode)}</span>
      </div>
      {stores.map((store, index) => (
        <RadioField key={store.storeNumber} value={store.storeNumber} className="grid">
          <RadioButton className={slots.card()}>
            <span className={slots.number()} aria-hidden>
              {index + 1}
            </span>
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
              <span className="grid min-w-0">
                <span className="display-18 wrap-anywhere">{store.storeName}</span>{' '}
                <span className="text-14 text-muted wrap-anywhere">{texts.addressOf(store)}</span>{' '}
              </span>
              <span className="font-strong whitespace-nowrap">{texts.miles(store.distance)}</span>
            </span>
            <span className={slots.ring()}>
              <span className={slots.dot()} />
            </span>
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
