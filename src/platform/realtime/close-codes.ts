/** Close codes of the socket, by the reason why the server closes it. */
export const closeCodes = {
  /** The process is shutting down; the client reconnects to another one. */
  'going away': 1001,
  /** The session was revoked or its access token has expired: the client reconnects with a valid one. */
  'session ended': 4001,
  'not identified': 4002,
  'too many frames': 4003,
} as const;

export type CloseReason = keyof typeof closeCodes;
