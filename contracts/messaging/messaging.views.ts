import type { EventType } from '../events/event.js';
import type { PictureView } from '../shared/picture.js';
import type { Folder, MessageType } from './conversation.js';
import type { EventFacts, QuoteRequest } from './quote-request.js';

/** The card of a quote request (MSG-18). */
export type QuoteRequestView = QuoteRequest;

/** The event of a conversation by its latest quote request. */
export type EventFactsView = EventFacts;

/** The file of a message of type `image` or `attachment`. */
export interface AttachedFileView {
  filename: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Signed for the reader; good for ten minutes. A PDF is a download. */
  url: string;
  /** The message. */
  caption: string;
}

/** A message as one side reads it (MSG-1). */
export interface MessageView {
  id: string;
  /** Position in the conversation, from 1, without gaps: the order of the thread and the cursor of `before` and `after`. 0 while it is held. */
  seq: number;
  /** The id that the sender's browser gave it (MSG-31). */
  uuid: string;
  type: MessageType;
  source: 'sent' | 'received';
  /** ISO 8601, the server's time; never earlier than that of the message before it. */
  ts: string;
  /** Always false: what the server knows is sent. The browser sets it on its own copy (MSG-15). */
  pending: false;
  /**
   * `held`: a link from a new account, which an operator reviews; only the sender sees it. `refused`: an operator has
   * decided against it; only the sender sees it.
   */
  status: 'sent' | 'held' | 'refused';
  /** The text; of a quote request its message. */
  message: string;
  /** The webstore's cover for messages of the vendor; null where there is none, and for own messages. */
  avatarImage: PictureView | null;
  /** Initials (OP-100); empty for own messages and for a sender who left. */
  avatarText: string;
  data: QuoteRequestView | AttachedFileView | null;
}

/** The first lines of the latest message, for lists. */
export interface LatestMessageView {
  type: MessageType;
  source: 'sent' | 'received';
  /** ISO 8601. */
  ts: string;
  /** At most 140 characters, in one line; empty for a file without a text. */
  preview: string;
}

/** Parts of the context line (OP-100): type and date for vendors, category and city for event users. */
export interface ConversationContextView {
  eventType: EventType | null;
  /** yyyy-MM-dd */
  eventDate: string | null;
  categoryIds: number[];
  city: string | null;
}

/** A conversation as one side sees it (MSG-3). */
export interface ConversationView {
  id: string;
  webstoreId: string;
  eventId: string;
  /** The other side: the name of the webstore, or of the person who plans. Empty once it left. */
  displayName: string;
  context: ConversationContextView;
  /** Facts of the latest quote request, wherever it is in the thread; null before the first one. */
  eventFacts: EventFactsView | null;
  avatarImage: PictureView | null;
  /** Initials of the other side. */
  avatarText: string;
  /** For event users: the web address of the webstore while it is published. Null for vendors. */
  webstoreUrl: string | null;
  /** For vendors: the user to report (MSG-34). Null for event users, and once the couple left. */
  eventUserId: string | null;
  /** Null as long as nothing was sent. */
  latestMessage: LatestMessageView | null;
  /** Unread messages, or marked as unread. */
  isUnread: boolean;
  unreadCount: number;
  folder: Folder;
  /** `seq` of the latest message; 0 when there is none, or all of them are held. */
  latestSeq: number;
  /** Raised by each change of the conversation for this side: the browser ignores an older state. */
  version: number;
  /** The other side left; nothing can be sent any more. */
  otherSideLeft: boolean;
}

/** A page of a side's conversations, the latest first. */
export interface ConversationListView {
  conversations: ConversationView[];
  /** Absent at the end. */
  nextCursor?: string;
  /** Unread conversations in the inbox of this side. */
  unreadCount: number;
}

/** A part of a thread, the oldest first. */
export interface ThreadView {
  messages: MessageView[];
  hasEarlier: boolean;
  hasLater: boolean;
  /** `seq` of the first message that was unread when the thread was read; null when all are read. */
  firstUnreadSeq: number | null;
  /** Own messages that are held or were refused, the oldest first: shown after the others, on the page without later ones. */
  held: MessageView[];
}

/** An opened conversation. */
export interface ConversationStateView {
  conversation: ConversationView;
  thread: ThreadView;
}

/** A message that was sent or has arrived (MSG-2); `uuid` matches the pending one (MSG-31). */
export interface ConversationMessageView {
  conversationId: string;
  uuid: string;
  message: MessageView;
  conversation: ConversationView;
}

/** Results of asking several vendors, in the order in which they were named. */
export interface QuoteRequestsView {
  results: AskedVendorView[];
}

export interface AskedVendorView {
  webstoreId: string;
  /** Null when this vendor could not be asked. */
  conversationId: string | null;
  /** Why not: the code of an error; null when the vendor was asked. */
  error: string | null;
}

/** Unread conversations in the inboxes of a person (MSG-4). */
export interface UnreadCountView {
  eventUser: number;
  vendor: number;
}
