import { eventually } from './eventually.js';

/** A mail that the local mail server took. */
export interface TakenMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Mails to an address, newest first. */
export async function mailsTo(address: string): Promise<TakenMail[]> {
  const answer = await fetch(`${process.env['TEST_MAIL_PAGE_URL']}/api/mails?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as TakenMail[];
}

/** The six digits in the newest mail to an address, once there are so many mails. */
export async function codeMailedTo(address: string, mails = 1): Promise<string> {
  const [newest] = await eventually(
    () => mailsTo(address),
    (taken) => taken.length >= mails,
  );
  return /^ {4}(\d{6})$/m.exec(newest?.text ?? '')?.[1] ?? 'no code';
}
