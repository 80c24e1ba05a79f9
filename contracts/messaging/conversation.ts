/** The two sides of a conversation: the person who plans an event, and the vendor. The names are those of the applications. */
export const sides = ['event-user', 'vendor'] as const;
export type Side = (typeof sides)[number];

/** Where a side keeps a conversation (OP-95). A new message of the other side brings it back to the inbox. */
export const folders = ['inbox', 'archive', 'trash'] as const;
export type Folder = (typeof folders)[number];

export const messageTypes = ['text', 'image', 'attachment', 'quote-request'] as const;
export type MessageType = (typeof messageTypes)[number];

/** Characters of a message (OP-99). */
export const maxMessageLength = 5_000;
/** Links in one message. */
export const maxLinks = 20;
/** Vendors that one quote request may ask at once; all are of one category. */
export const maxAskedVendors = 10;
/** Characters of the first lines of a message that a list shows. */
export const previewLength = 140;

/** Limits of one person, counted across all processes. */
export const sendingLimits = {
  messagesPerMinute: 20,
  conversationsPerDay: 30,
  /** Accounts younger than this are new: their messages with links wait for an operator. */
  newAccountDays: 3,
} as const;

/** Reasons of a report (MSG-33). */
export const reportReasons = ['offensive', 'spam', 'fraud', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** Characters of the details of a report; `other` requires them (OP-104). */
export const maxDetailsLength = 2_000;
