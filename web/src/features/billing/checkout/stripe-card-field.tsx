import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
import { checkout as texts } from '../../../texts/checkout.js';
import type { CardFieldProps } from './card-field.js';

interface StripeCardFieldProps extends CardFieldProps {
  publishableKey: string;
}

/** The payment provider's own card field. Its script is loaded with it, and nowhere else. */
export default function StripeCardField({ publishableKey, ...props }: StripeCardFieldProps) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  const failed = useEffectEvent(props.onFailed);
  useEffect(() => {
    stripe.catch(() => failed());
  }, [stripe]);
  return (
    <Elements stripe={stripe}>
      <Field {...props} />
    </Elements>
  );
}

function Field({ onReady, onProblem }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const ready = useEffectEvent(onReady);
  useEffect(() => () => ready(null), []);
  const offer = () => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    onReady({
      createPaymentMethod: async ({ name, email, country }) => {
        const { paymentMethod, error } = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { name, email, address: { country } },
        });
        return error ? refused(error) : { ok: true, paymentMethod: paymentMethod.id };
      },
      confirm: async (clientSecret) => {
        const isForLater = clientSecret.startsWith('seti_');
        const { error } = await (isForLater
          ? stripe.confirmCardSetup(clientSecret)
          : stripe.confirmCardPayment(clientSecret));
        return error ? refused(error) : { ok: true };
      },
    });
  };
  const [style] = useState(cardStyle);
  return (
    <CardElement
      options={{ hidePostalCode: true, style }}
      onReady={offer}
      onChange={({ error }) => onProblem(error?.message ?? null)}
    />
  );
}

const refused = ({ message = texts.failed }: { message?: string }) => ({ ok: false as const, message });

/** The colors of the page, which the field's own frame cannot read. */
function cardStyle() {
  const colorOf = (token: string) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return {
    base: { color: colorOf('--color-ink'), fontSize: '16px', '::placeholder': { color: colorOf('--color-muted') } },
    invalid: { color: colorOf('--color-clay-ink') },
  };
}
