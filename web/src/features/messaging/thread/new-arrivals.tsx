import { useState } from 'react';
import type { MessageView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import { previewText } from '../preview-text.js';

interface NewArrivalsProps {
  name: string;
  /** The last message of the thread. */
  latest: MessageView | undefined;
}

/** Reads out a message that arrives while the thread is open. */
export function NewArrivals({ name, latest }: NewArrivalsProps) {
  const [opened] = useState(latest?.seq ?? 0);
  const isNew = latest !== undefined && latest.seq > opened && latest.source === 'received';
  return (
    <p role="status" className="sr-only">
      {isNew && messaging.thread.arrived(name, previewText({ ...latest, preview: latest.message }))}
    </p>
  );
}
