import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckoutForm as CheckoutRequest } from '#contracts/billing/billing.requests.js';
import { billingCountries, type BillingCountry } from '#contracts/billing/country.js';
import { checkoutSummary } from '#contracts/billing/plan-price.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { FormField } from '../../../forms/form-field.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { Notice } from '../../../ui/notice.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import type { PlanOffer } from '../plan-offers.js';
import type { CardField } from './card-field.js';
import { CardSection } from './card-section.js';
import { PaymentBar } from './payment-bar.js';
import { PaymentSummary } from './payment-summary.js';
import { PromoCodeField } from './promo-code-field.js';
import { SummaryPlace } from './summary-place.js';
import { usePayment } from './use-payment.js';
import { usePromoCode } from './use-promo-code.js';

interface CheckoutFormProps {
  offer: PlanOffer;
  /** Days without a charge; 0 charges today. */
  freeDays: number;
  vendor: VendorView;
  user: AuthUserView;
  /** `YYYY-MM-DD` */
  today: string;
  /** A plan that is resumed takes no promo code. */
  mayUseCode: boolean;
}

interface CheckoutValues {
  CardholderName: string;
  CountryRegion: BillingCountry;
}

const formId = 'checkout';
const countries = billingCountries.map(({ code, name }) => ({ id: code, name }));

/** Card, name, country and promo code beside what they pay for (BIL-22 to BIL-35). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { offer, freeDays, today, mayUseCode } = props;
  const { promo, element, control, submit, setCard, isReady, problem, refusal, forgetRefusal, state } =
    useCheckoutForm(props);
  const percentOff = promo.discount?.percentOff ?? 0;
  const price = offer.annual?.perYear ?? offer.perMonth;
  const summary = checkoutSummary({ price, frequency: offer.billingFrequency, percentOff, freeDays, today });
  return (
    <>
      <div className="wrap grid max-w-250 items-start gap-x-16 gap-y-8 pt-8 pb-16 grid-cols-1 desk:grid-cols-[minmax(0,1fr)_minmax(0,400px)] desk:grid-rows-[auto_1fr] desk:pt-12">
        <Head offer={offer} freeDays={freeDays} />
        <SummaryPlace due={summary.dueToday} plan={offer.name}>
          <PaymentSummary {...{ offer, freeDays, summary, today }} discount={promo.discount} />
        </SummaryPlace>
        <form {...element} id={formId} onSubmit={(event) => void submit(event)} className="grid gap-7">
          {problem?.notice && (
            <Notice tone={problem.notice.tone} title={problem.notice.title}>
              {problem.notice.text !== '' && <p className="text-14">{problem.notice.text}</p>}
            </Notice>
          )}
          <CardSection onReady={setCard} refusal={refusal} onChange={forgetRefusal} />
          <FormField
            control={control}
            name="CardholderName"
            render={(field) => (
              <TextField {...field} autoComplete="cc-name" maxLength={120} label={texts.fields.CardholderName.label} />
            )}
          />
          <FormField
            control={control}
            name="CountryRegion"
            render={({ name, value, onChange, errorMessage, inputRef }) => (
              <Select
                name={name}
                label={texts.fields.CountryRegion.label}
                options={countries}
                value={value}
                onChange={onChange}
                errorMessage={errorMessage}
                buttonRef={inputRef}
              />
            )}
          />
          {mayUseCode && <PromoCodeField code={promo} />}
        </form>
      </div>
      <PaymentBar formId={formId} amount={summary.dueToday} state={state} isReady={isReady} />
    </>
  );
}

function Head({ offer, freeDays }: Pick<CheckoutFormProps, 'offer' | 'freeDays'>) {
  const paidLead = offer.billingFrequency === 'year' ? texts.annualLead : texts.monthlyLead;
  return (
    <div>
      <h1 className="display-36">{freeDays > 0 ? texts.trialHeading(freeDays) : texts.paidHeading(offer.name)}</h1>
      <p className="mt-2 text-muted">{freeDays > 0 ? texts.trialLead : paidLead}</p>
    </div>
  );
}

function useCheckoutForm({ offer, vendor, user }: CheckoutFormProps) {
  const navigate = useNavigate();
  const promo = usePromoCode();
  const [card, setCard] = useState<CardField | null>(null);
  /** Another card is being entered since the last one was refused. */
  const [isOtherCard, setOtherCard] = useState(false);
  const { state, problem, pay } = usePayment();
  const { element, control, handleSubmit } = useRequestForm<CheckoutValues>(CheckoutRequest, {
    defaultValues: { CardholderName: `${user.firstName} ${user.lastName}`.trim(), CountryRegion: 'US' },
    asRequest: (values) => ({ ...values, ...(promo.discount && { PromoCode: promo.discount.code }) }),
    texts: texts.fields,
  });
  const submit = handleSubmit(async ({ CardholderName, CountryRegion }) => {
    if (!card || !promo.isSettled()) return;
    setOtherCard(false);
    const isPaid = await pay(card, {
      vendorId: vendor.id,
      priceId: offer.priceId,
      ...(promo.discount && { couponCode: promo.discount.code }),
      details: { name: CardholderName, country: CountryRegion, email: user.email },
    });
    // Going back does not lead to a payment that was made.
    if (isPaid) await navigate(pagePaths.vendorCheckoutSuccess, { replace: true });
  });
  return {
    ...{ promo, element, control, submit, state, problem, setCard },
    isReady: card !== null,
    refusal: isOtherCard ? undefined : problem?.card,
    forgetRefusal: () => setOtherCard(true),
  };
}
