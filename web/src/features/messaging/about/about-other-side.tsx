import type { Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { useIsWide } from '../../../lib/window-width.js';
import { AboutEvent } from './about-event.js';
import { AboutVendor } from './about-vendor.js';

interface AboutOtherSideProps {
  side: Side;
  conversation: ConversationView;
}

/** Facts beside a thread, where there is room for them: of the vendor, or of the couple's event. */
export function AboutOtherSide({ side, conversation }: AboutOtherSideProps) {
  if (!useIsWide()) return null;
  return (
    <aside className="min-h-0 overflow-y-auto border-l border-hairline px-6 py-6">
      {side === 'vendor' ? <AboutEvent conversation={conversation} /> : <AboutVendor conversation={conversation} />}
    </aside>
  );
}
