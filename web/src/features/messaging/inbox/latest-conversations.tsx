import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Side } from '#contracts/messaging/conversation.js';
import { useServices } from '../../../lib/services.js';
import { messaging } from '../../../texts/messaging.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { conversationsQuery } from '../conversations/conversation-lists.js';
import { inboxPath } from '../paths.js';
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
      {!conversations && !isError && (
        <div role="status" className="mt-4 grid gap-4">
          <span className="sr-only">{site.loading}</span>
          <Skeleton className="h-12 rounded-input" />
          <Skeleton className="h-12 rounded-input" />
        </div>
      )}
      {!conversations && isError && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p>{messaging.failed.title}</p>
          <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
            {site.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}
