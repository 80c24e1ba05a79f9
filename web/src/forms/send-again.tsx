import { useState } from 'react';
import { ProblemError } from '../lib/problem-error.js';
import { useServices } from '../lib/services.js';
import { useNow } from '../base/use-now.js';
import { vendorLogin } from '../texts/vendor-login.js';
import { Button } from '../ui/button.js';

/** Milliseconds until another code may be requested (ID-45). */
const pause = 60_000;

const texts = vendorLogin.code;

interface SendAgainProps {
  /** Seconds until it may be requested for the first time; a minute by default. */
  firstIn?: number;
  send: () => Promise<unknown>;
  /** Called when another code has been sent: the previous one is invalid. */
  onSent: () => void;
}

/** A button that requests another code, a minute after the previous one. */
export function SendAgain({ firstIn = pause / 1_000, send, onSent }: SendAgainProps) {
  const { toasts } = useServices();
  const now = useNow();
  const [sentAt, setSentAt] = useState(() => Date.now() - pause + firstIn * 1_000);
  const [isSending, setSending] = useState(false);
  const seconds = Math.max(0, Math.ceil((sentAt + pause - now) / 1_000));
  const sendAgain = async () => {
    setSending(true);
    try {
      await send();
      setSentAt(Date.now());
      toasts.show('success', texts.sentAgain);
      onSent();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      toasts.show('error', texts.notSent);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ml-px justify-self-start"
      isDisabled={seconds > 0}
      isPending={isSending}
      onPress={() => void sendAgain()}
    >
      {seconds > 0 ? texts.againIn(Math.min(seconds, pause / 1_000)) : texts.again}
    </Button>
  );
}
