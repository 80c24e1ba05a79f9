import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Side } from '#contracts/messaging/conversation.js';
import { useServices } from '../../../lib/services.js';
import { messaging } from '../../../texts/messaging.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { conversationsQuery } from '../conversations/conversation-lists.js';
import { inboxPath } from '../paths.js';
import { ConversationsNotLoaded } from './conversations-not-loaded.js';
import { ShortConversationRow } from './short-conversation-row.js';

const texts = messaging.latest;
const most = 4;

/** The newest conversations of a side, as a part of another page. */
export function LatestConversations({ side }: { side: Side }) {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useInfiniteQuery(conversationsQuery(api, side, 'inbox'));
  const conversations = data?.pages[0]?.conversations.slice(0, most);
  return (
    <section aria-labelledby="latest-conversations">
      <div className="flex items-baseline justify-between gap-4 border-b border-hairline pb-3">
        <h2 id="latest-conversations" className="display-28">
          {texts.heading}
        </h2>
        <Link to={inboxPath(side)} className={textLinkStyle}>
          {messaging.title}
        </Link>
      </div>
      {conversations?.length === 0 && <p className="mt-4 text-muted">{texts.none}</p>}
      {conversations && (
        <ul>
          {conversations.map((conversation) => (
            <ShortConversationRow key={conversation.id} side={side} conversation={conversation} />
          ))}
        </ul>
      )}
      {!conversations && (
        <div className="mt-4">
          <ConversationsNotLoaded rows={2} {...{ isError, isFetching, refetch }} />
        </div>
      )}
    </section>
  );
}
