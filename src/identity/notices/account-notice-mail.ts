import { letter, type LetterPaper } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { NoticeKind } from './notice-kind.js';

interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
}

const notYou = 'If that was not you, set a new password at once and write to us.';

const wordsFor: Record<NoticeKind, (siteName: string) => Words> = {
  'password-changed': (siteName) => ({
    subject: `Your password for ${siteName} was changed`,
    heading: 'Your password was changed',
    paragraphs: ['Every other browser and phone that was signed in with your account is signed out.', notYou],
  }),
  'email-changed': (siteName) => ({
    subject: `Your e-mail for ${siteName} was changed`,
    heading: 'Your e-mail was changed',
    paragraphs: [
      'From now on you sign in with your new address, and our mails go there. This is the last one to this address.',
      'If that was not you, write to us: somebody had your password and could read this mailbox.',
    ],
  }),
  'business-removal-requested': (siteName) => ({
    subject: `We have your request to remove your business from ${siteName}`,
    heading: 'We have your request',
    paragraphs: [
      'Your pages are off the site. Removing everything else can take up to 2 weeks.',
      'Until then you can take the request back in your account settings.',
    ],
  }),
  'second-factor-on': (siteName) => ({
    subject: `Signing in to ${siteName} now asks for a code`,
    heading: 'Your authenticator app is set up',
    paragraphs: [
      'From now on, signing in asks for your password and a code from the app. Keep the recovery codes where you find them without your phone.',
      notYou,
    ],
  }),
  'second-factor-off': (siteName) => ({
    subject: `Signing in to ${siteName} no longer asks for a code`,
    heading: 'Your authenticator app was taken off',
    paragraphs: ['From now on, signing in asks for your password alone.', notYou],
  }),
  'second-factor-guessed': (siteName) => ({
    subject: `Somebody tried wrong codes for your account on ${siteName}`,
    heading: 'Several wrong codes in a row',
    paragraphs: [
      'Somebody who was signed in as you, or knew your password, has tried five wrong codes or passwords. For a while nothing more can be tried.',
      notYou,
    ],
  }),
  'sign-in-guessed': (siteName) => ({
    subject: `Many failed attempts to log in to your ${siteName} account`,
    heading: 'Many failed attempts to log in',
    paragraphs: [
      'Someone has entered a wrong password or code for your account many times. They did not get in, and further attempts are slowed down.',
      'Browsers you have logged in from before keep working. If you have to wait somewhere else, choose "Forgot password?" and set a new one.',
      'If you use the same password on another site, change it in both places.',
    ],
  }),
  'operator-added': (siteName) => ({
    subject: `You are now an operator of ${siteName}`,
    heading: 'You are now an operator',
    paragraphs: [
      `Whoever runs ${siteName} has given your account access to its administration. You are logged out everywhere; log in again to use it.`,
      'If you have no password yet, a code to set one is on its way. You may be asked to set up an authenticator app first.',
    ],
  }),
  'recovery-codes-renewed': (siteName) => ({
    subject: `You have new recovery codes for ${siteName}`,
    heading: 'New recovery codes',
    paragraphs: ['The recovery codes from before no longer work.', notYou],
  }),
  'recovery-code-used': (siteName) => ({
    subject: `A recovery code was used for your account on ${siteName}`,
    heading: 'A recovery code was used',
    paragraphs: ['It works once. Your account settings say how many are left, and make new ones when few are.', notYou],
  }),
};

/** The mail that tells the owner of an account what has happened to it. */
export function accountNoticeMail(kind: NoticeKind, paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  return letter({ ...wordsFor[kind](paper.siteName), notes: ['Notices like this one cannot be switched off.'] }, paper);
}
