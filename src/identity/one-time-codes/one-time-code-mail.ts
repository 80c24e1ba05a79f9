import { letter, type LetterPaper } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { CodePurpose } from '../domain/codes/code-purpose.js';

interface Words {
  subject: string;
  heading: string;
  text: string;
}

const wordsFor: Record<CodePurpose, (siteName: string) => Words> = {
  'verify-email': (siteName) => ({
    subject: `Confirm your e-mail for ${siteName}`,
    heading: 'Here is your code',
    text: 'Type it where you signed up, and this e-mail is confirmed.',
  }),
  'set-password': (siteName) => ({
    subject: `Your code for ${siteName}`,
    heading: 'Welcome back',
    text: 'Type this code where you are logging in. You can then set a new password.',
  }),
  'reset-password': (siteName) => ({
    subject: `Set a new password for ${siteName}`,
    heading: 'Set a new password',
    text: 'Type this code together with the password you want from now on.',
  }),
  'change-email': (siteName) => ({
    subject: `Confirm the change of your e-mail for ${siteName}`,
    heading: 'Confirm the change',
    text: 'Type this code in your account settings. Your e-mail changes once both addresses are confirmed.',
  }),
  'close-account': (siteName) => ({
    subject: `Your code for closing your account on ${siteName}`,
    heading: 'Close your account',
    text: 'Type this code in your account settings. Nothing happens to your account until you do.',
  }),
  'export-data': (siteName) => ({
    subject: `Your code for a copy of your data on ${siteName}`,
    heading: 'Copy your data',
    text: 'Type this code in your account settings to get a copy of everything we hold about you.',
  }),
  'second-factor': (siteName) => ({
    subject: `Your code for the settings of ${siteName}`,
    heading: 'Is it you?',
    text: 'Somebody who is signed in as you wants to change how you sign in. Type this code where it is asked for.',
  }),
};

/** The mail that brings a code. The subject does not hold it: subjects are shown on locked screens and kept in logs. */
export function oneTimeCodeMail(
  purpose: CodePurpose,
  digits: string,
  paper: LetterPaper,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, heading, text } = wordsFor[purpose](paper.siteName);
  return letter(
    {
      subject,
      heading,
      code: digits,
      paragraphs: [text, 'It is good for 10 minutes. If you ask for another one, only the newest works.'],
      notes: [
        'Nobody who works with us will ever ask you for this code.',
        'If you did not ask for it, somebody has typed your address by mistake. You need not do anything.',
      ],
    },
    paper,
  );
}
