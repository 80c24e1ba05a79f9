/** The author and the reason of an operator's action, stored in the history of its object. */
export interface Intervention {
  /** Id of the operator or of the audit entry: histories contain no names or addresses. */
  readonly by: string;
  /** The operator's reason. */
  readonly why: string;
}
