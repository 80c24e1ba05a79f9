/** What an operator did and why, kept in the history of what it was done to. */
export interface Intervention {
  /** The operator's id, or that of the audit entry: histories hold no names and addresses. */
  readonly by: string;
  /** The reason given. */
  readonly why: string;
}
