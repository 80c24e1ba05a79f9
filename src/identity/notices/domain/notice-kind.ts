/** Events that are mailed to the owner of an account regardless of the notification settings. */
export type NoticeKind =
  | 'password-changed'
  | 'email-changed'
  | 'business-removal-requested'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-guessed'
  | 'sign-in-guessed'
  | 'operator-added'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';
