import { eventually } from './eventually.js';

/** A mail that the local mail server accepted. */
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

/**
 * Resolves with the six digits in the newest mail to an address that contains some, once there are this many mails.
 * @param siteUrl of the site that sends them, if others may have written to the same address
 */
export async function codeMailedTo(address: string, mails = 1, siteUrl = ''): Promise<string> {
  const codes = await eventually(
    async () => (await mailsTo(address)).filter(({ text }) => text.includes(siteUrl)).map(codeIn),
    (taken) => taken.length >= mails && taken.some((code) => code !== undefined),
  );
  return codes.find((code) => code !== undefined) ?? 'no code';
}

const codeIn = ({ text }: TakenMail) => /^ {4}(\d{6})$/m.exec(text)?.[1];
