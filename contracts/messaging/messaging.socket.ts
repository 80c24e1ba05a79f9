import type {
  ConversationListView,
  ConversationMessageView,
  ConversationStateView,
  ConversationView,
} from './messaging.views.js';

/**
 * Actions of clients with their data and response (MSG-29 to MSG-32). The application that identified says as which side:
 * `vendor` as the vendor, all others as the event user. An error is an `Error` with the problem that the route answers.
 *
 * | action | data | response |
 * |---|---|---|
 * | `listConversations` | `{folder?, unread?, cursor?}` | `ConversationList` |
 * | `getConversation` | `{conversationId, before?, after?}` | `ConversationState` |
 * | `startConversation` | `StartConversationRequest` | `ConversationState` |
 * | `sendMessage` | `{conversationId, message, uuid, attachmentId?}` | `IncomingMessage` |
 * | `viewedConversation` | `{conversationId, seq?}` | `ConversationState` |
 * | `unreadConversation` | `{conversationId}` | `ConversationState` |
 * | `moveConversation` | `{conversationId, to}` | `ConversationState` |
 */
export const messagingActions = [
  'listConversations',
  'getConversation',
  'startConversation',
  'sendMessage',
  'viewedConversation',
  'unreadConversation',
  'moveConversation',
] as const;
export type MessagingAction = (typeof messagingActions)[number];

/** A conversation as it is now for this side; with its thread as the response to `getConversation` and `startConversation`. */
export interface ConversationStateData {
  conversation: ConversationView;
  thread?: ConversationStateView['thread'];
}

/** A command for browsers, signed by an operator (MSG-26). */
export interface ExecuteRemoteData {
  /** Base64url of an ECDSA signature (P-256, SHA-256) over the code. */
  signature: string;
  /** See `remote-command.ts`. */
  code: string;
}

declare module '../shared/socket.js' {
  interface PushedActions {
    /** The response to `listConversations`; never pushed. */
    ConversationList: ConversationListView;
    /** A conversation was read, moved or marked on another device, or its other side left. */
    ConversationState: ConversationStateData;
    /** A message for every device of both sides, the sender's too: `message.source` says which. May arrive twice. */
    IncomingMessage: ConversationMessageView;
    /** For every identified connection; off unless the site has a key. */
    ExecuteRemote: ExecuteRemoteData;
  }
}
