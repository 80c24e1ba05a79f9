import { pagePaths } from '#contracts/shared/page-paths.js';
import { letter, type LetterPaper } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';

type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Where a person finds what the mails speak of. */
const settingsAt = ({ publicUrl }: LetterPaper, isVendor: boolean) =>
  `${publicUrl.replace(/\/+$/, '')}${isVendor ? pagePaths.vendorAccountSettings : pagePaths.accountSettings}`;

/** Says that the copy can be downloaded, after signing in: whoever only reads the mailbox gets nothing. */
export function exportReadyMail(readyUntil: Date, isVendor: boolean, paper: LetterPaper): Letter {
  return letter(
    {
      subject: `Your copy of your data on ${paper.siteName} is ready`,
      heading: 'Your copy is ready',
      paragraphs: [
        `Sign in and download it until ${moment.format(readyUntil)} (UTC):`,
        settingsAt(paper, isVendor),
        'After that it is deleted. You can ask for another one whenever you like.',
      ],
      notes: ['You get this mail because you asked for a copy. If that was not you, set a new password.'],
    },
    paper,
  );
}

/** @param byLetter whether an operator closed the account for a person who had asked in writing */
export function accountClosedMail(closesAt: Date, byLetter: boolean, paper: LetterPaper): Letter {
  return letter(
    {
      subject: `Your account on ${paper.siteName} is closed`,
      heading: 'Your account is closed',
      paragraphs: [
        byLetter ? 'You asked us to erase what we hold about you.' : 'You closed your account.',
        `On ${day.format(closesAt)} everything in it is erased: it cannot be brought back then.`,
        `If you would rather keep it, sign in before that day and choose “Keep my account”: ${paper.publicUrl}`,
      ],
      notes: ['If that was not you, sign in, keep the account and set a new password.'],
    },
    paper,
  );
}
