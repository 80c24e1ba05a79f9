import { ChevronLeft, ShieldCheck } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatDollars } from '../../../base/format.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import type { PaymentState } from './use-payment.js';

interface PaymentBarProps {
  formId: string;
  /** US dollars that are charged at once. */
  amount: number;
  state: PaymentState;
  /** Whether there is a card field to pay with. */
  isReady: boolean;
}

/** Stays at the bottom: the way back, and the button that pays. */
export function PaymentBar({ formId, amount, state, isReady }: PaymentBarProps) {
  const isPaying = state === 'paying' || state === 'confirming';
  return (
    <div
      data-covers-bottom
      className="sticky bottom-0 z-10 mt-auto border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <ButtonLink kind="quiet" to={pagePaths.vendorPrices} className="mr-auto -ml-3">
          <ChevronLeft className="size-5" aria-hidden />
          {texts.back}
        </ButtonLink>
        <p className="flex items-center gap-2 text-14 text-muted max-tablet:hidden">
          <ShieldCheck className="size-4.5" strokeWidth={1.6} aria-hidden />
          {texts.secured}
        </p>
        <Button
          kind="primary"
          type="submit"
          form={formId}
          isPending={isPaying}
          isDisabled={!isReady || state === 'paid'}
        >
          {isPaying ? texts.paying : texts.pay(formatDollars(amount))}
        </Button>
      </div>
    </div>
  );
}
