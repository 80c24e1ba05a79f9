import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { maxMessageLength, type Folder, type Side } from '#contracts/messaging/conversation.js';
import type { ConversationStateView } from '#contracts/messaging/messaging.views.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useIsImpersonated, useServices } from '../../../lib/services.js';
import { messaging } from '../../../texts/messaging.js';
import { site } from '../../../texts/site.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { AboutOtherSide } from '../about/about-other-side.js';
import { FoldedEvent } from '../about/folded-event.js';
import { Composer } from '../composer/composer.js';
import { useOutbox } from '../conversations/use-outbox.js';
import { folderPath } from '../paths.js';
import { useContextLine } from '../use-context-line.js';
import { Messages } from './messages.js';
import { ThreadHead } from './thread-head.js';
import { useMarkViewed } from './use-mark-viewed.js';
import { useThread } from './use-thread.js';

const texts = messaging.thread;

interface ThreadProps {
  id: string;
  side: Side;
  folder: Folder;
}

/** An open conversation: with whom, its messages, and the field to write another one (MSG-8). */
export function Thread({ id, side, folder }: ThreadProps) {
  const thread = useThread(id);
  const { data, error, isFetching, refetch } = thread.state;
  useMarkViewed(data);
  if (data) return <OpenThread side={side} folder={folder} opened={data} thread={thread} />;
  const isGone = error instanceof ProblemError && [400, 403, 404].includes(error.status);
  return (
    <div className="p-5 desk:p-10" data-covers-bottom>
      {!error && <OnItsWay />}
      {error && isGone && (
        <StatePanel
          icon={WifiOff}
          {...texts.gone}
          actions={<ButtonLink to={folderPath(side, folder)}>{texts.back}</ButtonLink>}
        />
      )}
      {error && !isGone && <LoadFailed {...texts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />}
    </div>
  );
}

interface OpenThreadProps extends Omit<ThreadProps, 'id'> {
  opened: ConversationStateView;
  thread: ReturnType<typeof useThread>;
}

function OpenThread({ side, folder, opened: { conversation, thread: loaded }, thread }: OpenThreadProps) {
  const { outbox, unsent } = useOutbox();
  const contextLine = useContextLine(side)(conversation);
  const { id, webstoreId, otherSideLeft } = conversation;
  const name = conversation.displayName || messaging.someoneWhoLeft;
  const isImpersonated = useIsImpersonated();
  const send = (message: { message: string; attachmentId?: string; filename?: string; isPicture?: boolean }) => {
    outbox.add({ ...message, conversationId: id, uuid: crypto.randomUUID(), ts: new Date().toISOString() });
    if (loaded.hasLater) void thread.goToEnd();
  };
  const note = isImpersonated ? texts.impersonated : otherSideLeft ? texts.left : undefined;
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)] grid-cols-1 wide:grid-cols-[minmax(0,1fr)_18.5rem]">
      <PageTitle title={`${name}, ${messaging.title}`} />
      <section
        aria-label={texts.conversation(name)}
        data-covers-bottom
        data-fills-phone
        className="flex min-h-0 min-w-0 flex-col max-desk:h-dvh"
      >
        <h1 className="sr-only desk:hidden">{messaging.title}</h1>
        <ThreadHead side={side} folder={folder} conversation={conversation} contextLine={contextLine} />
        {side === 'vendor' && <FoldedEvent conversation={conversation} />}
        <Messages
          key={thread.openings}
          name={name}
          loaded={loaded}
          unsent={unsent.filter(({ conversationId }) => conversationId === id)}
          thread={thread}
          outbox={outbox}
          opensAtEnd={thread.openings > 0}
          ownWebstoreId={side === 'vendor' ? webstoreId : undefined}
        />
        <ConnectionLost />
        {note === undefined ? (
          <Composer key={id} conversationId={id} name={name} maxLength={maxMessageLength} onSend={send} />
        ) : (
          <p className="border-t border-hairline bg-surface px-6 py-5 text-14 text-muted">{note}</p>
        )}
      </section>
      <AboutOtherSide side={side} conversation={conversation} />
    </div>
  );
}

/** Shows that the connection is lost; what is written meanwhile waits. */
function ConnectionLost() {
  const { socket } = useServices();
  const isLost = useSyncExternalStore(socket.subscribe, socket.isLost, () => false);
  return (
    <div role="status">
      {isLost && (
        <p className="mx-3 mb-3 flex items-center gap-3 rounded-card bg-amber-soft px-4 py-3 text-14 text-amber-ink desk:mx-6">
          <WifiOff className="size-5 shrink-0" aria-hidden />
          {texts.connecting}
        </p>
      )}
    </div>
  );
}

const OnItsWay = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">{site.loading}</span>
    <Skeleton className="h-12 w-64 max-w-full rounded-full" />
    <Skeleton className="h-20 w-2/3 rounded-card" />
    <Skeleton className="h-14 w-1/2 justify-self-end rounded-card" />
    <Skeleton className="h-24 w-3/5 rounded-card" />
  </div>
);
