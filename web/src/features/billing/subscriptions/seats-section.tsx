import { useState } from 'react';
import { Armchair } from 'lucide-react';
import type { SubscriptionView, VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { isFreePlan } from '#contracts/billing/plan.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { formatDate } from '../../../base/format.js';
import { subscriptions } from '../../../texts/subscriptions.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Cover } from '../../../ui/cover.js';
import { AssignSeat } from './assign-seat.js';
import { useSeats } from '../../../shell/use-seats.js';

interface SeatsSectionProps {
  plan: VendorStripeDataView;
  /** Undefined until they are loaded. */
  pages: readonly WebstoreSummaryView[] | undefined;
}

const { seats: texts } = subscriptions;

/**
 * The seats of each paid plan with the pages that have them, the free ones too (BIL-51, BIL-52). A page needs no seat for
 * the features of the free plan.
 */
export function SeatsSection({ plan, pages }: SeatsSectionProps) {
  const seats = useSeats(plan.vendorId);
  const [assigning, setAssigning] = useState<SubscriptionView | null>(null);
  const [releasing, setReleasing] = useState<{ id: string; name: string } | null>(null);
  const withSeats = plan.subscriptions.filter(({ tier }) => !isFreePlan(tier));
  const seated = new Set(withSeats.flatMap(({ assignedWebstores }) => assignedWebstores));
  const nameOf = (id: string) => {
    const page = pages?.find((one) => one.id === id);
    return page ? page.name || texts.unnamed : texts.unknownPage;
  };
  const release = async () => {
    if (releasing && (await seats.release(releasing))) setReleasing(null);
  };
  if (withSeats.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-hairline py-9 tablet:grid-cols-[minmax(0,232px)_minmax(0,1fr)]">
      <div>
        <h2 className="display-22">{texts.heading}</h2>
        <p className="mt-1 text-14 text-muted">{texts.lead}</p>
      </div>
      <div className="grid min-w-0 gap-10">
        {withSeats.map((subscription) => (
          <SeatsOfPlan
            key={subscription.id}
            subscription={subscription}
            nameOf={nameOf}
            onAssign={() => setAssigning(subscription)}
            onRelease={setReleasing}
          />
        ))}
      </div>
      {assigning && (
        <AssignSeat
          plan={assigning.tierName}
          pages={pages?.filter(({ id }) => !seated.has(id))}
          isPending={seats.isPending}
          onAssign={async (page) => {
            if (await seats.assign(page, assigning.id)) setAssigning(null);
          }}
          onClose={() => setAssigning(null)}
        />
      )}
      <ConfirmDialog
        isOpen={releasing !== null}
        title={texts.releaseTitle(releasing?.name ?? '')}
        text={texts.releaseText}
        confirm={texts.release}
        cancel={texts.keep}
        isPending={seats.isPending}
        onConfirm={() => void release()}
        onCancel={() => setReleasing(null)}
      />
    </section>
  );
}

/** Seats that are drawn one by one; more of them are only counted. */
const mostDrawn = 24;

interface SeatsOfPlanProps {
  subscription: SubscriptionView;
  nameOf: (webstoreId: string) => string;
  onAssign: () => void;
  onRelease: (page: { id: string; name: string }) => void;
}

const row =
  'flex items-center gap-4 border-b border-hairline py-3 max-tiny:grid max-tiny:grid-cols-1 max-tiny:justify-items-start max-tiny:gap-2';

function SeatsOfPlan({ subscription, nameOf, onAssign, onRelease }: SeatsOfPlanProps) {
  const { seats, quantity, tierName } = subscription;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-strong">{texts.assigned(seats.length, quantity, tierName)}</h3>
        {quantity > 1 && <p className="text-14 text-muted">{texts.order}</p>}
      </div>
      {quantity <= mostDrawn && (
        <div className="mt-2 flex gap-1" aria-hidden>
          {Array.from({ length: quantity }, (_unused, nth) => (
            <span key={nth} className={`h-1.5 grow rounded-full ${nth < seats.length ? 'bg-sage' : 'bg-hairline'}`} />
          ))}
        </div>
      )}
      <ul className="mt-2">
        {seats.map(({ webstoreId, assignedAt }) => {
          const name = nameOf(webstoreId);
          return (
            <li key={webstoreId} className={row}>
              <Cover name={name} picture={null} sizes="56px" className="size-14 shrink-0 rounded-card text-12" />
              <span className="grid min-w-0 grow">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-14 text-muted">{texts.since(formatDate(assignedAt))}</span>
              </span>
              <Button
                size="small"
                aria-label={texts.releaseOf(name)}
                onPress={() => onRelease({ id: webstoreId, name })}
              >
                {texts.release}
              </Button>
            </li>
          );
        })}
        {quantity > seats.length && (
          <li className={row}>
            <span className="grid size-14 shrink-0 place-items-center rounded-card border border-dashed border-line-strong">
              <Armchair className="size-5 text-muted" strokeWidth={1.6} aria-hidden />
            </span>
            <span className="grid min-w-0 grow">
              <span className="font-medium">{texts.free}</span>
              <span className="text-14 text-muted">{texts.freeText(tierName)}</span>
            </span>
            <Button size="small" kind="primary" onPress={onAssign}>
              {texts.assign}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
