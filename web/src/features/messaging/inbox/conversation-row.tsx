import { Link } from 'react-router-dom';
import type { Folder, Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { messaging as texts } from '../../../texts/messaging.js';
import { ConversationActions } from '../components/conversation-actions.js';
import { PersonMark } from '../components/person-mark.js';
import { VendorDay, type VendorDayProps } from '../components/vendor-day.js';
import { folderPath } from '../paths.js';
import { LatestMessageDate, LatestMessageText } from './latest-message.js';

interface ConversationRowProps {
  side: Side;
  folder: Folder;
  conversation: ConversationView;
  contextLine: string;
  /** The couple's day in the vendor's calendar. */
  vendorDay: VendorDayProps;
  isOpened: boolean;
}

/** One conversation: with whom, about what, and what was written last; the row is the link, but for its menu (MSG-6). */
export function ConversationRow({
  side,
  folder,
  conversation,
  contextLine,
  vendorDay,
  isOpened,
}: ConversationRowProps) {
  const { id, displayName, avatarImage, avatarText, latestMessage, isUnread } = conversation;
  const name = displayName || texts.someoneWhoLeft;
  return (
    <li
      className={`relative flex gap-4 border-b border-l-3 border-b-hairline py-4 pr-5 pl-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-plum ${
        isOpened ? 'border-l-plum bg-blush-soft' : 'border-l-transparent hover:bg-blush-soft'
      }`}
    >
      <PersonMark image={avatarImage} text={avatarText} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            to={folderPath(side, folder, id)}
            aria-current={isOpened ? 'true' : undefined}
            className={`display-18 truncate text-nowrap! outline-0 after:absolute after:inset-0 ${isUnread ? 'font-strong!' : ''}`}
          >
            {name}
          </Link>
          <LatestMessageDate latestMessage={latestMessage} isUnread={isUnread} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="truncate text-12 text-muted">{contextLine}</p>
          <VendorDay {...vendorDay} />
        </div>
        <div className="flex h-6 items-center gap-2">
          <LatestMessageText latestMessage={latestMessage} isUnread={isUnread} />
          <ConversationActions side={side} conversation={conversation} isOpened={isOpened} />
        </div>
      </div>
    </li>
  );
}
