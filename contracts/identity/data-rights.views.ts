/** `requested`: a worker makes it. `ready`: it can be downloaded. `failed`: it could not be made; asking again is fine. */
export type DataExportState = 'requested' | 'ready' | 'failed';

/** A copy of everything that is held about a person. */
export interface DataExportView {
  id: string;
  state: DataExportState;
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** Until when it can be downloaded; null unless it is ready. */
  readyUntil: string | null;
  /** Of the file, in bytes; null unless it is ready. */
  size: number | null;
}

/** The newest copy that a person has asked for; null for none, and once it was swept. */
export interface NewestDataExportView {
  export: DataExportView | null;
  /** Proof of identity that a request for a copy needs. */
  proof: 'password' | 'code';
}

/** Where a copy can be downloaded now, by whoever has the address. */
export interface DataExportLinkView {
  url: string;
  /** ISO 8601, UTC; a few minutes from now. */
  goodUntil: string;
}

/** How it stands with closing an account. */
export interface AccountClosingView {
  /** When the account is erased, ISO 8601, UTC; null while it is not to be closed. */
  closesAt: string | null;
  /** Proof of identity that closing the account needs. */
  proof: 'password' | 'code';
  /** Days from closing an account until it is erased. */
  graceDays: number;
}

/** What comes of an operator's request to erase a person. */
export interface ErasureView {
  /** When everything is erased unless the person keeps the account, ISO 8601, UTC. */
  closesAt: string;
}
