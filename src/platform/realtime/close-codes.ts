/** Why the server closes a socket, as the code that its client is told. */
export const closeCodes = {
  /** The process stops; another one takes over. */
  'going away': 1001,
  /** The session was revoked or its access token has ended: come back with a valid one. */
  'session ended': 4001,
  'not identified': 4002,
  'too many frames': 4003,
} as const;

export type CloseReason = keyof typeof closeCodes;
