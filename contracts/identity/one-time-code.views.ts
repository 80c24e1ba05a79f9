/** How far the confirmation of the signed-in person's email has come. */
export interface EmailCodeView {
  isVerified: boolean;
  /** The mail server has the newest code; until then it is on its way. */
  isSent: boolean;
  /** Until another code may be asked for; 0 when it may be now. */
  secondsUntilNext: number;
}
