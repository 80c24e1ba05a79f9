import { Link } from 'react-router-dom';
import type { Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { messaging as texts } from '../../../texts/messaging.js';
import { PersonMark } from '../components/person-mark.js';
import { conversationPath } from '../paths.js';
import { LatestMessageDate, LatestMessageText } from './latest-message.js';

interface ShortConversationRowProps {
  side: Side;
  conversation: ConversationView;
  className?: string;
}

/** A conversation as a row of another page: with whom, and the beginning of the latest message. The row is the link. */
export function ShortConversationRow({ side, conversation, className = '' }: ShortConversationRowProps) {
  const { id, displayName, avatarImage, avatarText, latestMessage, isUnread } = conversation;
  return (
    <li className={`relative flex items-center gap-3 border-b border-hairline py-3 hover:bg-blush-soft ${className}`}>
      <PersonMark image={avatarImage} text={avatarText} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            to={conversationPath(side, id)}
            className={`display-18 truncate text-nowrap! after:absolute after:inset-0 ${isUnread ? 'font-strong!' : ''}`}
          >
            {displayName || texts.someoneWhoLeft}
          </Link>
          <LatestMessageDate latestMessage={latestMessage} isUnread={isUnread} />
        </div>
        <div className="flex items-center gap-2">
          <LatestMessageText latestMessage={latestMessage} isUnread={isUnread} />
        </div>
      </div>
    </li>
  );
}
