import type { ErrorKind } from '../shared/problem.js';

export const messagingErrors = {
  'conversation-not-found': 'notFound',
  /** The other side left: its account or its webstore was erased. The history stays readable. */
  'conversation-closed': 'conflict',
  /** The webstore is not on the site, so that nobody can start a conversation with it. */
  'webstore-not-published': 'conflict',
  /** A vendor cannot ask themselves. */
  'own-webstore': 'conflict',
  /** The email must be confirmed before the first message. */
  'email-not-confirmed': 'forbidden',
  /** An operator has blocked the sender after a report. */
  'sender-blocked': 'forbidden',
  /** Params: `limit`, and `seconds` until the next message. */
  'too-many-messages': 'tooMany',
  /** Params: `limit`, and `seconds` until the next conversation. */
  'too-many-conversations': 'tooMany',
  /** The uploaded file is not of the type that its name says. */
  'attachment-type-mismatch': 'invalid',
  'report-not-found': 'notFound',
  'report-decided': 'conflict',
  'held-message-not-found': 'notFound',
  /** ExecuteRemote is off, or the signature does not belong to the command (OP-102). */
  'remote-commands-off': 'conflict',
} as const satisfies Record<string, ErrorKind>;
