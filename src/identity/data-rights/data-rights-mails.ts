import { pagePaths } from '#contracts/shared/page-paths.js';
import { letter, type LetterPaper } from '#src/platform/mail/letter.js';
import type { Mail } from '#src/platform/mail/mailer.js';

type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Returns the URL of the account settings. */
const settingsAt = ({ publicUrl }: LetterPaper, isVendor: boolean) =>
  `${publicUrl.replace(/\/+$/, '')}${isVendor ? pagePaths.vendorAccountSettings : pagePaths.accountSettings}`;

/**
 * Returns the mail about a finished export. The download requires a sign-in, so that the mailbox alone is not enough.
 */
export function exportReadyMail(readyUntil: Date, isVendor: boolean, paper: LetterPaper): Letter {
  return letter(
    {
      subject: `Your ${paper.siteName} data is ready to download`,
      heading: 'Your copy is ready',
      paragraphs: [
        `Sign in to download it by ${moment.format(readyUntil)} (UTC):`,
        settingsAt(paper, isVendor),
        'After that, we delete it. You can request another copy at any time.',
      ],
      notes: ['You’re getting this email because you requested a copy. If this wasn’t you, set a new password.'],
    },
    paper,
  );
}

/** @param byLetter whether an operator closed the account on a written request */
export function accountClosedMail(closesAt: Date, byLetter: boolean, paper: LetterPaper): Letter {
  return letter(
    {
      subject: `Your account on ${paper.siteName} is closed`,
      heading: 'Your account is closed',
      paragraphs: [
        byLetter ? 'You asked us to erase your data.' : 'You closed your account.',
        `It will be permanently erased on ${day.format(closesAt)}.`,
        `If you change your mind, sign in before then and choose “Keep my account”: ${paper.publicUrl}`,
      ],
      notes: ['If this wasn’t you, sign in, keep the account and set a new password.'],
    },
    paper,
  );
}
