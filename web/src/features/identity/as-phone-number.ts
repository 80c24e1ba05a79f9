/** A phone number as it is sent (ID-24), made of whatever somebody wrote; what is no such number stays as it was. */
export function asPhoneNumber(written: string): string {
  if (/[^\d\s().+-]/.test(written)) return written;
  const digits = written.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return `+1${digits}`;
}
