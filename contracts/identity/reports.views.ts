/** Whether an account has confirmed its email. */
export interface UserConfirmationView {
  /** Null unless the caller is the owner or an operator, so that it does not reveal whether the account exists. */
  isConfirmed: boolean | null;
}

export interface TokenReportView {
  /** True if the token was issued here as an id token and has not expired. Independent of the session. */
  isValid: boolean;
  /** ISO 8601, UTC; null if it is invalid. */
  expiresAt: string | null;
}
