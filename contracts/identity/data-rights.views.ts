/**
 * `requested`: a worker is creating it. `ready`: it can be downloaded. `failed`: it could not be created and can be
 * requested again.
 */
export type DataExportState = 'requested' | 'ready' | 'failed';

/** An export of all data about a user. */
export interface DataExportView {
  id: string;
  state: DataExportState;
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** The end of the download period; null unless it is ready. */
  readyUntil: string | null;
  /** Size of the file in bytes; null unless it is ready. */
  size: number | null;
}

/** The latest export of a user; null if there is none or it has expired. */
export interface NewestDataExportView {
  export: DataExportView | null;
  /** The proof of identity that an export requires. */
  proof: 'password' | 'code';
}

/** The URL of an export, which works without a sign-in. */
export interface DataExportLinkView {
  url: string;
  /** The time at which the URL expires, a few minutes from now, ISO 8601, UTC. */
  goodUntil: string;
}

/** The state of an account's closing. */
export interface AccountClosingView {
  /** The time of erasure, ISO 8601, UTC; null unless the account is closed. */
  closesAt: string | null;
  /** The proof of identity that closing the account requires. */
  proof: 'password' | 'code';
  /** Days from closing an account until it is erased. */
  graceDays: number;
}

/** The result of an operator's request to erase a user. */
export interface ErasureView {
  /** The time of erasure, unless the user restores the account before, ISO 8601, UTC. */
  closesAt: string;
}
