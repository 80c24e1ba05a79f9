import { Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CreditCard, LockKeyhole } from 'lucide-react';
import { lazyPart } from '../../../base/lazy-part.js';
import { useServices } from '../../../lib/services.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { fieldStyle } from '../../../ui/field-style.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { paymentSettingsQuery } from '../api.js';
import type { CardField } from './card-field.js';

const StripeCardField = lazyPart(() => import('./stripe-card-field.js'));
const FrameCardField = lazyPart(() => import('./frame-card-field.js'));

interface CardSectionProps {
  onReady: (field: CardField | null) => void;
  /** Why the last payment failed, where the card is to blame. */
  refusal: string | undefined;
  /** Called as soon as another card is entered. */
  onChange: () => void;
}

/** The card: the payment provider's own field, and what it says about it (BIL-25). */
export function CardSection({ onReady, refusal, onChange }: CardSectionProps) {
  const { api } = useServices();
  const settings = useQuery(paymentSettingsQuery(api));
  const [isReady, setReady] = useState(false);
  const [invalid, setInvalid] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (settings.error || hasFailed) {
    const retry = () => {
      setFailed(false);
      setFailures((count) => count + 1);
      if (settings.error) void settings.refetch();
    };
    const words = { title: texts.cardFailed, text: texts.cardFailedText };
    return <LoadFailed {...words} isRetrying={settings.isFetching} onRetry={retry} />;
  }
  const field = {
    onReady: (card: CardField | null) => {
      setReady(card !== null);
      onReady(card);
    },
    onProblem: (message: string | null) => {
      setInvalid(message);
      onChange();
    },
    onFailed: () => setFailed(true),
  };
  const { publishableKey, cardFieldUrl } = settings.data ?? {};
  return (
    <CardBox isReady={isReady} problem={invalid ?? refusal}>
      <Suspense fallback={null}>
        {publishableKey && <StripeCardField key={failures} publishableKey={publishableKey} {...field} />}
        {cardFieldUrl && !publishableKey && <FrameCardField key={failures} url={cardFieldUrl} {...field} />}
      </Suspense>
    </CardBox>
  );
}

interface CardBoxProps {
  isReady: boolean;
  problem: string | undefined;
  children: ReactNode;
}

/** Looks like the other fields of the form; the field in it comes from elsewhere. */
function CardBox({ isReady, problem, children }: CardBoxProps) {
  const style = fieldStyle();
  const line = problem === undefined ? 'border-line-strong' : 'border-clay outline-1 outline-clay';
  return (
    <div
      role="group"
      aria-label={texts.card}
      className={style.root()}
      data-invalid={problem === undefined ? undefined : true}
    >
      <span className={style.label()} aria-hidden>
        {texts.card}
      </span>
      <div className={`relative flex min-h-12 items-center gap-3 rounded-input border bg-surface px-4 ${line}`}>
        <CreditCard className="size-5 shrink-0 text-muted" strokeWidth={1.6} aria-hidden />
        <div className="min-w-0 grow">{children}</div>
        {!isReady && (
          <div role="status" className="absolute inset-0 grid content-center rounded-input bg-surface px-4">
            <span className="sr-only">{texts.cardLoading}</span>
            <Skeleton className="h-5 rounded-full" />
          </div>
        )}
      </div>
      {problem === undefined ? (
        <p className={`${style.help()} flex items-start gap-1.5`}>
          <LockKeyhole className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
          {texts.cardHint}
        </p>
      ) : (
        <p role="alert" className={style.error()}>
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
