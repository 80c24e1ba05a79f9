import { message } from '../shared/message.js';

/** A message is in a conversation: the devices of both sides receive it. */
export const MessageSent = message('messaging.message-sent', 1, 'conversationId', {
  conversationId: 'id',
  messageId: 'id',
});

/** A side has read, moved or marked a conversation, or left it: the devices of `userId` receive its state. */
export const ConversationChanged = message('messaging.conversation-changed', 1, 'conversationId', {
  conversationId: 'id',
  userId: 'id',
});

/** A message was unread for a while; it may have been read by now: the consumer checks the current state. */
export const UnreadNoticeDue = message('messaging.unread-notice-due', 1, 'conversationId', {
  conversationId: 'id',
  side: 'code',
});
