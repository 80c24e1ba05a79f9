import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { folders, type Folder, type Side } from '#contracts/messaging/conversation.js';
import { useServices } from '../../../lib/services.js';
import { unreadConversationsQuery } from '../../../lib/unread-conversations.js';
import { messaging as texts } from '../../../texts/messaging.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { conversationsQuery } from '../conversations/conversation-lists.js';
import { folderPath } from '../paths.js';
import { useContextLine } from '../use-context-line.js';
import { useVendorDays } from '../use-vendor-days.js';
import { ConversationRow } from './conversation-row.js';
import { EmptyFolder } from './empty-folder.js';

interface ConversationListProps {
  side: Side;
  folder: Folder;
  openedId: string | undefined;
}

/** The conversations of a folder, the latest first, with what was written last. */
export function ConversationList({ side, folder, openedId }: ConversationListProps) {
  const { api } = useServices();
  const { data: unread } = useQuery(unreadConversationsQuery(api));
  const count = (side === 'vendor' ? unread?.vendor : unread?.eventUser) ?? 0;
  return (
    <>
      <div className="border-b border-hairline px-5 pt-6 desk:pt-7">
        <div className="flex items-baseline justify-between gap-4">
          <h1 className="display-28">{texts.title}</h1>
          <p role="status" className="text-14 text-muted">
            {count > 0 && texts.unread(count)}
          </p>
        </div>
        <nav aria-label={texts.foldersLabel} className="mt-3 flex flex-wrap gap-x-6 wrap-break-word">
          {folders.map((one) => (
            <NavLink
              key={one}
              to={folderPath(side, one)}
              aria-current={one === folder ? 'page' : false}
              className={`${focusRing} -mb-px border-b-2 py-2 text-14 font-medium hover:text-ink ${
                one === folder
                  ? 'border-plum text-ink forced-colors:border-[Highlight]'
                  : 'border-transparent text-muted'
              }`}
            >
              {texts.folders[one]}
            </NavLink>
          ))}
        </nav>
      </div>
      <Conversations key={folder} side={side} folder={folder} openedId={openedId} />
    </>
  );
}

function Conversations({ side, folder, openedId }: ConversationListProps) {
  const { api } = useServices();
  const list = useInfiniteQuery(conversationsQuery(api, side, folder));
  const contextLine = useContextLine(side);
  const vendorDay = useVendorDays(side, list.data?.pages.map((page) => page.conversations) ?? []);
  if (!list.data) {
    if (!list.isError) return <OnTheirWay />;
    return (
      <div className="p-5">
        <LoadFailed {...texts.failed} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      </div>
    );
  }
  const conversations = list.data.pages.flatMap((page) => page.conversations);
  if (conversations.length === 0) return <EmptyFolder side={side} folder={folder} />;
  return (
    <div className="min-h-0 grow desk:overflow-y-auto desk:overscroll-contain">
      <ul aria-label={texts.list}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            side={side}
            folder={folder}
            conversation={conversation}
            contextLine={contextLine(conversation)}
            vendorDay={vendorDay(conversation)}
            isOpened={conversation.id === openedId}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="p-5 text-center">
          <Button size="small" isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}

const OnTheirWay = () => (
  <div role="status" className="grid">
    <span className="sr-only">{site.loading}</span>
    {[1, 2, 3, 4].map((nth) => (
      <div key={nth} className="flex gap-4 border-b border-hairline p-5">
        <Skeleton className="size-12 shrink-0 rounded-full" />
        <div className="grid grow content-center gap-2.5">
          <Skeleton className="h-3 w-2/3 rounded-full" />
          <Skeleton className="h-3 rounded-full" />
        </div>
      </div>
    ))}
  </div>
);
