import { Check, TicketPercent } from 'lucide-react';
import { checkout as texts } from '../../../texts/checkout.js';
import { Button } from '../../../ui/button.js';
import { SwitchRow } from '../../../ui/switch-row.js';
import { Tags } from '../../../ui/tags.js';
import { TextField } from '../../../ui/text-field.js';
import type { PromoCode } from './use-promo-code.js';

const { promo } = texts;

/** The toggle, the code and what it takes off (BIL-31 to BIL-34). */
export function PromoCodeField({ code }: { code: PromoCode }) {
  const { isOn, toggle, text, type, apply, isChecking, discount, remove, errorMessage } = code;
  return (
    <div className="grid gap-2">
      <SwitchRow label={isOn ? promo.label : promo.toggle} isSelected={isOn} onChange={toggle} />
      {isOn && discount && (
        <div className="flex flex-wrap items-center gap-3">
          <Tags label={promo.applied} tags={[{ id: 'code', name: discount.code }]} onRemove={remove} />
          <p role="status" className="flex items-center gap-1.5 text-14 font-strong text-sage-ink">
            <Check className="size-4" aria-hidden />
            {promo.off(discount.percentOff)}
          </p>
        </div>
      )}
      {isOn && !discount && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <TextField
            label={promo.label}
            isLabelHidden
            name="PromoCode"
            value={text}
            onChange={type}
            errorMessage={errorMessage}
            maxLength={40}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter here means the code, not the payment.
              event.preventDefault();
              void apply();
            }}
          />
          <Button size="field" isPending={isChecking} onPress={() => void apply()}>
            {!isChecking && <TicketPercent className="size-4" aria-hidden />}
            {isChecking ? promo.checking : promo.apply}
          </Button>
        </div>
      )}
    </div>
  );
}
