import { useMemo, useState } from 'react';
import type { ThreadView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import type { Outbox, UnsentMessage } from '../conversations/outbox.js';
import { MessageRow } from './message-row.js';
import { NewArrivals } from './new-arrivals.js';
import { shownMessages, type ShownMessage } from './shown-message.js';
import { DayMark } from './thread-marks.js';
import { openingRow, threadRows, type ThreadRow } from './thread-rows.js';
import { ThreadScroller } from './thread-scroller.js';
import type { useThread } from './use-thread.js';

interface MessagesProps {
  /** Name of the other side. */
  name: string;
  loaded: ThreadView;
  unsent: readonly UnsentMessage[];
  thread: Pick<ReturnType<typeof useThread>, 'isLoading' | 'loadEarlier' | 'loadLater' | 'goToEnd' | 'readAgain'>;
  outbox: Outbox;
  opensAtEnd: boolean;
  /** The webstore of the vendor who reads; undefined for couples. */
  ownWebstoreId: string | undefined;
}

/** Pixels of a row before it is measured. */
function estimate(row: ThreadRow<ShownMessage> | undefined): number {
  if (row?.kind !== 'message') return 44;
  if (row.message.type === 'quote-request') return 320;
  if (row.message.type === 'image') return 220;
  return 56 + 24 * Math.floor(row.message.message.length / 60);
}

/** The messages of a conversation, which opens at the first unread one. */
export function Messages({ name, loaded, unsent, thread, outbox, opensAtEnd, ownWebstoreId }: MessagesProps) {
  const messages = useMemo(() => shownMessages(loaded, unsent), [loaded, unsent]);
  // Where the new ones begin stays marked while the thread is open.
  const [firstUnread] = useState(() => (opensAtEnd ? null : loaded.firstUnreadSeq));
  const firstNew = messages.find(({ seq, source }) => seq === firstUnread && source === 'received')?.uuid ?? null;
  const rows = useMemo(() => threadRows(messages, firstNew), [messages, firstNew]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const renderRow = (nth: number) => {
    const row = rows[nth];
    if (!row) return null;
    if (row.kind === 'day') return <DayMark ts={row.ts} isNew={row.isNew} />;
    if (row.kind === 'new') return <DayMark isNew />;
    const { message, isFirstOfRun, isLastOfMoment } = row;
    return (
      <MessageRow
        name={name}
        message={message}
        isFirstOfRun={isFirstOfRun}
        isLastOfMoment={isLastOfMoment}
        outbox={outbox}
        ownWebstoreId={ownWebstoreId}
        onReadAgain={thread.readAgain}
      />
    );
  };
  return (
    <>
      <ThreadScroller
        label={messaging.thread.label(name)}
        keys={keys}
        estimate={(nth) => estimate(rows[nth])}
        renderRow={renderRow}
        opensAt={opensAtEnd ? rows.length - 1 : openingRow(rows)}
        onEarlier={loaded.hasEarlier && !thread.isLoading ? () => void thread.loadEarlier() : undefined}
        onLater={loaded.hasLater && !thread.isLoading ? () => void thread.loadLater() : undefined}
        onJump={loaded.hasLater ? () => void thread.goToEnd() : undefined}
        added={unsent.at(-1)?.uuid}
        jump={messaging.thread.jump}
      />
      <NewArrivals name={name} latest={loaded.hasLater ? undefined : loaded.messages.at(-1)} />
    </>
  );
}
