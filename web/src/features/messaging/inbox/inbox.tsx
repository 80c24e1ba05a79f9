import { useSearchParams } from 'react-router-dom';
import { folders, type Folder, type Side } from '#contracts/messaging/conversation.js';
import { MessageCircle } from 'lucide-react';
import { messaging as texts } from '../../../texts/messaging.js';
import { Thread } from '../thread/thread.js';
import { ConversationList } from './conversation-list.js';

const readFolder = (text: string | null): Folder => folders.find((one) => one === text) ?? 'inbox';

/** Conversations and the one that is open: side by side from 815 px on, below that one after the other. */
export function Inbox({ side }: { side: Side }) {
  const [query] = useSearchParams();
  const folder = readFolder(query.get('folder'));
  const opened = query.get('conversation') ?? undefined;
  return (
    <div className="grid grow grid-cols-1 desk:h-[calc(100dvh---spacing(18.25))] desk:grow-0 desk:grid-rows-[minmax(0,1fr)] desk:grid-cols-[minmax(18rem,23.5rem)_minmax(0,1fr)]">
      <div
        className={`flex min-h-0 flex-col border-hairline desk:border-r ${opened === undefined ? '' : 'max-desk:hidden'}`}
      >
        <ConversationList side={side} folder={folder} openedId={opened} />
      </div>
      {opened === undefined ? <NothingOpen /> : <Thread key={opened} id={opened} side={side} folder={folder} />}
    </div>
  );
}

const NothingOpen = () => (
  <div className="grid place-content-center justify-items-center gap-3 p-8 text-center max-desk:hidden">
    <MessageCircle className="size-8 text-muted" strokeWidth={1.4} aria-hidden />
    <h2 className="display-22">{texts.choose.title}</h2>
    <p className="text-muted">{texts.choose.text}</p>
  </div>
);
