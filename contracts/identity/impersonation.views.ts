/** The query parameters of the hand-over's URL (ID-82), valid once, for a minute, in this browser. */
export interface ImpersonationOfferView {
  idToken: string;
  accessToken: string;
}

/** A user in the security log; the email is null after an erasure. */
export interface RecordedPersonView {
  id: string;
  email: string | null;
}

/** `offered`: not started. `acting`: started, and neither ended nor older than half an hour. */
export type ImpersonationState = 'offered' | 'acting' | 'ended';

/** An impersonation of a user by an operator. Times are ISO 8601, UTC. */
export interface ImpersonationView {
  /** Also the id of the session. */
  id: string;
  operator: RecordedPersonView;
  user: RecordedPersonView;
  reason: string;
  state: ImpersonationState;
  askedAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** The number of rows that were changed. */
  changes: number;
}

/** A row that an operator changed during an impersonation. Values are not logged. */
export interface ImpersonatedChangeView {
  id: string;
  at: string;
  /**
   * The operation, the table with the id of the row, and the columns: `update webstore.webstore <id>: draft, version`.
   */
  change: string;
  correlationId: string;
}
