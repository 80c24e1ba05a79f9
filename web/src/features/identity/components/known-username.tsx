/**
 * Tells password managers whose password the form is about, where the email was given before. A field of the type
 * `hidden` is one they do not look at.
 */
export function KnownUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
