import { letter, type LetterPaper } from '#src/platform/mail/letter.js';
import type { Mail } from '#src/platform/mail/mailer.js';
import type { CodePurpose } from './domain/code-purpose.js';

interface Words {
  subject: string;
  heading: string;
  text: string;
}

/** A change of email has two mails: the user may leave the current address, and has to own the new one. */
type MailKind = Exclude<CodePurpose, 'change-email'> | 'current-email' | 'new-email';

const wordsFor: Record<MailKind, (siteName: string) => Words> = {
  'verify-email': (siteName) => ({
    subject: `Confirm your email for ${siteName}`,
    heading: 'Here’s your code',
    text: 'To confirm your email, enter it where you signed up.',
  }),
  'set-password': (siteName) => ({
    subject: `Your code for ${siteName}`,
    heading: 'Welcome back',
    text: 'Enter this code on the sign-in page. You can then set a new password.',
  }),
  'reset-password': (siteName) => ({
    subject: `Set a new password for ${siteName}`,
    heading: 'Set a new password',
    text: 'Enter this code together with your new password.',
  }),
  'current-email': (siteName) => ({
    subject: `Your code to change your ${siteName} email`,
    heading: 'Is this you?',
    text: 'Someone signed in to your account wants to change its email. If it’s you, enter this code in your account settings.',
  }),
  'new-email': (siteName) => ({
    subject: `Confirm your new email for ${siteName}`,
    heading: 'Confirm the change',
    text: 'Enter this code in your account settings. Your email changes once both addresses are confirmed.',
  }),
  'close-account': (siteName) => ({
    subject: `Your code to close your ${siteName} account`,
    heading: 'Close your account',
    text: 'Enter this code in your account settings. Nothing happens to your account until you do.',
  }),
  'export-data': (siteName) => ({
    subject: `Your code to download your ${siteName} data`,
    heading: 'Download your data',
    text: 'Enter this code in your account settings to get a copy of everything we store about you.',
  }),
  'second-factor': (siteName) => ({
    subject: `Your code to change your ${siteName} sign-in settings`,
    heading: 'Is this you?',
    text: 'Someone signed in to your account wants to change how you sign in. If it’s you, enter this code.',
  }),
};

const anybodysRequest =
  'If you didn’t request it, someone entered your address by mistake. You don’t need to do anything.';
const ownRequest =
  'If you didn’t request it, someone else is signed in to your account. Sign out everywhere in your account settings and contact us right away.';

/**
 * Codes that only a signed-in user can request, for an address that is theirs. Anybody who knows the address can request
 * the others: the owner of a new address may have nothing to do with the account.
 */
const isOfSignedIn: Record<MailKind, boolean> = {
  'verify-email': false,
  'set-password': false,
  'reset-password': false,
  'current-email': true,
  'new-email': false,
  'close-account': true,
  'export-data': true,
  'second-factor': true,
};

interface MailedCode {
  purpose: CodePurpose;
  digits: string;
  /** Whether the recipient's address is the current one of the account; a change of email has a code for the new one too. */
  isToCurrentEmail: boolean;
}

const kindOf = ({ purpose, isToCurrentEmail }: MailedCode): MailKind => {
  if (purpose !== 'change-email') return purpose;
  return isToCurrentEmail ? 'current-email' : 'new-email';
};

/** Returns the mail with a code. The subject does not contain it: subjects are shown on locked screens and logged. */
export function oneTimeCodeMail(mailed: MailedCode, paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  const kind = kindOf(mailed);
  const { subject, heading, text } = wordsFor[kind](paper.siteName);
  return letter(
    {
      subject,
      heading,
      code: mailed.digits,
      paragraphs: [text, 'The code is valid for 10 minutes. If you request another one, only the newest works.'],
      notes: ['We’ll never ask you for this code.', isOfSignedIn[kind] ? ownRequest : anybodysRequest],
    },
    paper,
  );
}
