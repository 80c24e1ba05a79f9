import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Side } from '#contracts/messaging/conversation.js';
import { useServices } from '../../../lib/services.js';
import { unreadConversationsQuery } from '../../../lib/unread-conversations.js';
import { messaging } from '../../../texts/messaging.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { conversationsQuery } from '../conversations/conversation-lists.js';
import { inboxPath } from '../paths.js';
import { ConversationsNotLoaded } from './conversations-not-loaded.js';
import { ShortConversationRow } from './short-conversation-row.js';

const texts = messaging.unreadCard;
const most = 3;

/** The newest unread conversations of a side and their number, as a card of another page. */
export function UnreadConversations({ side }: { side: Side }) {
  const { api } = useServices();
  const { data: counts } = useQuery(unreadConversationsQuery(api));
  const unread = (side === 'vendor' ? counts?.vendor : counts?.eventUser) ?? 0;
  return (
    <section
      aria-labelledby="unread-conversations"
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <header className="flex items-center justify-between gap-4 border-b border-hairline px-5 py-4">
        <h2 id="unread-conversations" className="display-22">
          {texts.heading}
        </h2>
        {unread > 0 && (
          <span className="grid h-7 min-w-7 place-items-center rounded-full bg-blush px-2 text-14 font-strong text-plum">
            {unread}
          </span>
        )}
      </header>
      <Newest side={side} />
      <Link
        to={inboxPath(side)}
        className={`${focusRing} -outline-offset-2! block rounded-card py-4 text-center text-14 font-strong text-plum hover:bg-blush-soft`}
      >
        {texts.open}
      </Link>
    </section>
  );
}

function Newest({ side }: { side: Side }) {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useInfiniteQuery(conversationsQuery(api, side, 'inbox'));
  if (!data) {
    return (
      <div className="border-b border-hairline p-5">
        <ConversationsNotLoaded rows={1} {...{ isError, isFetching, refetch }} />
      </div>
    );
  }
  const unread = data.pages.flatMap(({ conversations }) => conversations).filter(({ isUnread }) => isUnread);
  if (unread.length === 0) return <p className="border-b border-hairline px-5 py-4 text-14 text-muted">{texts.none}</p>;
  return (
    <ul>
      {unread.slice(0, most).map((conversation) => (
        <ShortConversationRow key={conversation.id} side={side} conversation={conversation} className="px-5" />
      ))}
    </ul>
  );
}
