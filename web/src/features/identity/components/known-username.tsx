/**
 * Gives password managers the account of a form in which the email was entered before. They ignore fields of the type
 * `hidden`.
 */
export function KnownUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
