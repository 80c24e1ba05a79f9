/** What the owner of an account is told by mail, whatever they have chosen to be told. */
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
