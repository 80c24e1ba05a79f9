import type { CheckoutSummary } from '#contracts/billing/plan-price.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { Link } from 'react-router-dom';
import { formatDollars, formatLongDay } from '../../../base/format.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { plans } from '../../../texts/plans.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { chosenPlanSearch } from '../billing-address.js';
import { Bag } from '../../../shell/bag.js';
import type { PlanOffer } from '../plan-offers.js';
import type { Discount } from './use-promo-code.js';

interface PaymentSummaryProps {
  offer: PlanOffer;
  /** Days without a charge; 0 charges today. */
  freeDays: number;
  discount: Discount | null;
  summary: CheckoutSummary;
  /** `YYYY-MM-DD` */
  today: string;
}

const { summary: words } = texts;

/** The price of the plan, the amount due today, and the days on which the card is charged. */
export function PaymentSummary({ offer, freeDays, discount, summary, today }: PaymentSummaryProps) {
  const isAnnual = offer.billingFrequency === 'year';
  const billing = isAnnual ? plans.billing.annualWord : plans.billing.monthlyWord;
  const plan = chosenPlanSearch({ planId: offer.id, frequency: offer.billingFrequency });
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="display-22">{words.heading}</h2>
        <Link to={`${pagePaths.vendorPrices}?${plan}`} className={`${textLinkStyle} text-14`}>
          {words.change}
        </Link>
      </div>
      <div className="mt-4 flex items-center gap-4">
        {offer.id === 'planthree' && (
          <span className="grid size-14 shrink-0 place-items-center rounded-card bg-blush-soft">
            <Bag className="h-10" />
          </span>
        )}
        <p>
          <span className="block font-strong">{words.plan(offer.name, billing)}</span>
          <span className="text-14 text-muted">{freeDays > 0 ? words.trialNote(freeDays) : words.paidNote}</span>
        </p>
      </div>
      <dl className="mt-5 grid gap-3 border-y border-hairline py-5 text-14">
        <Line name={isAnnual ? words.year(offer.name) : words.month(offer.name)} amount={summary.price} />
        {discount && (
          <Line name={words.discount(discount.code, discount.percentOff)} amount={-summary.discount} isOff />
        )}
        <Line name={words.tax} amount={summary.tax} />
        {freeDays > 0 && <Line name={words.free(freeDays)} amount={-summary.firstPayment} isOff />}
      </dl>
      <p className="flex justify-between gap-4 py-5 font-strong">
        {words.due} <span>{formatDollars(summary.dueToday)}</span>
      </p>
      <PaymentDates freeDays={freeDays} hasDiscount={discount !== null} summary={summary} today={today} />
      <p className="mt-5 border-t border-hairline pt-4 text-12 text-muted">{words.cancel}</p>
    </>
  );
}

function Line({ name, amount, isOff = false }: { name: string; amount: number; isOff?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isOff ? 'text-sage-ink' : ''}`}>
      <dt className="wrap-anywhere">{name}</dt>
      <dd>{formatDollars(amount).replace('-', '−')}</dd>
    </div>
  );
}

interface PaymentDatesProps {
  freeDays: number;
  hasDiscount: boolean;
  summary: CheckoutSummary;
  today: string;
}

/** In one line, so that trial, next pay date and first payment cannot contradict each other. */
function PaymentDates({ freeDays, hasDiscount, summary, today }: PaymentDatesProps) {
  const isFree = freeDays > 0;
  const { dueToday, firstPayment, firstPaymentDay, nextPayDay, reminderDay } = summary;
  const dates = [
    {
      title: words.today(formatLongDay(today)),
      note: isFree ? words.todayNote : words.paidNoteToday,
      amount: dueToday,
    },
    isFree
      ? { title: words.next(formatLongDay(nextPayDay)), note: words.nextNote, amount: 0 }
      : // Whether a code counts again is for the payment provider to say.
        {
          title: words.next(formatLongDay(nextPayDay)),
          note: words.nextPaidNote,
          amount: hasDiscount ? null : firstPayment,
        },
    ...(reminderDay === null
      ? []
      : [
          {
            title: words.first(formatLongDay(firstPaymentDay)),
            note: words.firstNote(formatLongDay(reminderDay)),
            amount: firstPayment,
          },
        ]),
  ];
  return (
    <ol aria-label={words.dates}>
      {dates.map(({ title, note, amount }, nth) => (
        <li key={title} className="group relative flex gap-3 pb-4 text-14 last:pb-0">
          <span className="absolute top-5 bottom-0 left-1.25 w-px bg-hairline group-last:hidden" aria-hidden />
          <span
            className={`mt-1.5 size-2.75 shrink-0 rounded-full border ${nth === 0 ? 'border-action bg-action' : 'border-line-strong bg-surface'}`}
            aria-hidden
          />
          <span className="grow">
            {title}
            <span className="block text-12 text-muted">{note}</span>
          </span>
          {amount !== null && <span className="font-strong">{formatDollars(amount)}</span>}
        </li>
      ))}
    </ol>
  );
}
