import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { checkout as texts } from '../../../texts/checkout.js';
import type { CardField, CardFieldProps } from './card-field.js';
import { FrameRequests, isReadyMessage } from './frame-messages.js';

interface FrameCardFieldProps extends CardFieldProps {
  /** Address of the card field. */
  url: string;
}

/** Milliseconds after which a frame that has not said a word counts as failed. */
const loadTimeout = 10_000;

/**
 * The card field of the local payment server, in a frame of an origin of its own: what the real one is, without its
 * script. The bank's question appears in the same place.
 */
export default function FrameCardField({ url, ...props }: FrameCardFieldProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isConfirming = useFrame(url, frame, props);
  return (
    <>
      {isConfirming && (
        <p role="status" className="pt-3 text-14 font-strong">
          {texts.bank.title}
        </p>
      )}
      <iframe
        ref={frame}
        src={themedUrl(url)}
        title={texts.card}
        className={`my-2 block w-full rounded-input ${isConfirming ? 'h-40' : 'h-8'}`}
      />
    </>
  );
}

/** A frame of another origin knows nothing of a theme that was chosen on the page. */
function themedUrl(url: string): string {
  const themed = new URL(url);
  themed.searchParams.set('theme', getComputedStyle(document.documentElement).colorScheme);
  return themed.href;
}

/** Offers the frame as a card field; returns whether it shows the bank's question. */
function useFrame(url: string, frame: RefObject<HTMLIFrameElement | null>, props: CardFieldProps): boolean {
  const [isConfirming, setConfirming] = useState(false);
  const ready = useEffectEvent(props.onReady);
  const problem = useEffectEvent(props.onProblem);
  const failed = useEffectEvent(props.onFailed);
  useEffect(() => {
    const { origin } = new URL(url);
    const asked = new FrameRequests((request) => frame.current?.contentWindow?.postMessage(request, origin));
    const field: CardField = {
      createPaymentMethod: async ({ name, email }) => {
        const { paymentMethod, error } = await asked.ask({ do: 'create', id: crypto.randomUUID(), name, email });
        if (paymentMethod === undefined) return { ok: false, message: error ?? texts.failed };
        problem(null);
        return { ok: true, paymentMethod };
      },
      confirm: async (clientSecret) => {
        setConfirming(true);
        const { error } = await asked.ask({ do: 'confirm', id: crypto.randomUUID(), clientSecret });
        setConfirming(false);
        return error === undefined ? { ok: true } : { ok: false, message: error };
      },
    };
    const timer = setTimeout(() => failed(), loadTimeout);
    const read = ({ data, origin: from }: MessageEvent<unknown>) => {
      if (from !== origin) return;
      if (!isReadyMessage(data)) return asked.read(data);
      clearTimeout(timer);
      ready(field);
    };
    window.addEventListener('message', read);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', read);
      ready(null);
    };
  }, [url, frame]);
  return isConfirming;
}
