/** For the query parameters of the address that begins it (ID-82): good once, for a minute, in this browser. */
export interface ImpersonationOfferView {
  idToken: string;
  accessToken: string;
}

/** Somebody in the records; the address is null for a person who is gone. */
export interface RecordedPersonView {
  id: string;
  email: string | null;
}

/** `offered`: not begun yet, or never. `acting`: until it ends or half an hour is over. */
export type ImpersonationState = 'offered' | 'acting' | 'ended';

/** An operator's time as somebody else. Times are ISO 8601, UTC. */
export interface ImpersonationView {
  /** Also the id of its session. */
  id: string;
  operator: RecordedPersonView;
  user: RecordedPersonView;
  reason: string;
  state: ImpersonationState;
  askedAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Rows that were changed in it. */
  changes: number;
}

export interface ImpersonationPageView {
  results: ImpersonationView[];
  numResults: number;
  page: number;
  pageSize: number;
}

/** A row that an operator changed as somebody else; its values are not kept here. */
export interface ImpersonatedChangeView {
  id: string;
  at: string;
  /** What was done, to which table and row, and which columns: `update webstore.webstore <id>: draft, version`. */
  change: string;
  correlationId: string;
}

export interface ImpersonatedChangePageView {
  results: ImpersonatedChangeView[];
  numResults: number;
  page: number;
  pageSize: number;
}
