import { Suspense } from 'react';
import { lazyPart } from '../base/lazy-part.js';
import { useUser } from '../lib/services.js';

/** Code of its own: visitors have no messages. */
const LiveMessages = lazyPart(() => import('../features/messaging/live/live-messages.js'));

/** Keeps the messages of the signed-in user up to date, on every page. Operators have none. */
export function MessageHost() {
  const user = useUser();
  if (!user || user.isAdmin) return null;
  return (
    <Suspense fallback={null}>
      <LiveMessages />
    </Suspense>
  );
}
