/** Whether an account has shown that its email is its own. */
export interface UserConfirmationView {
  /** Null for anybody but its owner and operators: it is not even said whether there is such an account. */
  isConfirmed: boolean | null;
}

export interface TokenReportView {
  /** Signed here, meant for a browser, and not expired. Says nothing about the session. */
  isValid: boolean;
  /** ISO 8601, UTC; null when it is not valid. */
  expiresAt: string | null;
}
