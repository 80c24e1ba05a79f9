import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { useServices } from '../lib/services.js';
import type { ToastMessage } from '../lib/toasts.js';
import { toastTexts } from '../texts/toasts.js';
import { ToastList } from '../ui/toast-list.js';

/** Milliseconds for which a message is shown (WEB-23). */
const shownFor = 3_000;

/** Takes the waiting messages and shows each for a while. */
export default function ShownToasts({ waiting }: { waiting: readonly ToastMessage[] }) {
  const { toasts } = useServices();
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  useEffect(() => {
    if (waiting.length > 0) for (const message of toasts.take()) queue.add(message, { timeout: shownFor });
  }, [waiting, toasts, queue]);
  return <ToastList queue={queue} label={toastTexts.region} dismiss={toastTexts.dismiss} />;
}
