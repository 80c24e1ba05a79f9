/** The state of the confirmation of the signed-in user's email. */
export interface EmailCodeView {
  isVerified: boolean;
  /** True once the mail server has accepted the latest code. */
  isSent: boolean;
  /** Seconds until another code may be requested; 0 if it may be now. */
  secondsUntilNext: number;
}
