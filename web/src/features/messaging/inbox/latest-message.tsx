import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { messaging as texts } from '../../../texts/messaging.js';
import { formatConversationDate } from '../message-format.js';
import { previewText } from '../preview-text.js';

type LatestMessageProps = Pick<ConversationView, 'latestMessage' | 'isUnread'>;

/** The date of the latest message of a conversation. */
export const LatestMessageDate = ({ latestMessage, isUnread }: LatestMessageProps) =>
  latestMessage && (
    <span className={`shrink-0 text-12 ${isUnread ? 'font-strong text-plum' : 'text-muted'}`}>
      {formatConversationDate(latestMessage.ts)}
    </span>
  );

/** The beginning of the latest message of a conversation, with a mark while it is unread. */
export const LatestMessageText = ({ latestMessage, isUnread }: LatestMessageProps) => (
  <>
    <p className={`min-w-0 grow truncate text-14 ${isUnread ? 'font-strong' : 'text-muted'}`}>
      {latestMessage && previewText(latestMessage)}
    </p>
    {isUnread && (
      <span className="size-2.5 shrink-0 rounded-full bg-plum forced-colors:bg-[Highlight]">
        <span className="sr-only">{texts.unreadMark}</span>
      </span>
    )}
  </>
);
