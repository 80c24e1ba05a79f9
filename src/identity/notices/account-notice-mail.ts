import { letter, type LetterPaper } from '#src/platform/mail/letter.js';
import type { Mail } from '#src/platform/mail/mailer.js';
import type { NoticeKind } from './domain/notice-kind.js';

interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
}

const notYou = 'If this wasn’t you, set a new password right away and contact us.';

const wordsFor: Record<NoticeKind, (siteName: string) => Words> = {
  'password-changed': (siteName) => ({
    subject: `Your password for ${siteName} was changed`,
    heading: 'Your password was changed',
    paragraphs: ['All your other devices have been signed out.', notYou],
  }),
  'email-changed': (siteName) => ({
    subject: `Your email for ${siteName} was changed`,
    heading: 'Your email was changed',
    paragraphs: [
      'From now on, you sign in with your new address and get our emails there. This is the last one to this address.',
      'If this wasn’t you, contact us: someone knew your password and could read your email.',
    ],
  }),
  'business-removal-requested': (siteName) => ({
    subject: `We received your request to remove your business from ${siteName}`,
    heading: 'Request received',
    paragraphs: [
      'Your pages are off the site. Removing everything else can take up to 2 weeks.',
      'Until then, you can cancel the request in your account settings.',
    ],
  }),
  'second-factor-on': (siteName) => ({
    subject: `Your ${siteName} account now asks for a code at sign-in`,
    heading: 'Your authenticator app is set up',
    paragraphs: [
      'From now on, you sign in with your password and a code from the app. Keep the recovery codes somewhere you can find them without your phone.',
      notYou,
    ],
  }),
  'second-factor-off': (siteName) => ({
    subject: `Your ${siteName} account no longer asks for a code at sign-in`,
    heading: 'Your authenticator app was removed',
    paragraphs: ['From now on, you sign in with a password only.', notYou],
  }),
  'second-factor-guessed': (siteName) => ({
    subject: `Wrong codes were entered for your ${siteName} account`,
    heading: 'Several wrong codes in a row',
    paragraphs: [
      'Someone who was signed in to your account, or knew your password, entered five wrong codes or passwords. Further attempts are blocked for a while.',
      notYou,
    ],
  }),
  'sign-in-guessed': (siteName) => ({
    subject: `Many failed attempts to sign in to your ${siteName} account`,
    heading: 'Many failed sign-in attempts',
    paragraphs: [
      'Someone has entered a wrong password or code for your account many times. They didn’t get in, and further attempts are slowed down.',
      'Browsers you’ve signed in with before keep working. If you have to wait on another device, choose “Forgot your password?” and set a new one.',
      'If you use the same password on another site, change it in both places.',
    ],
  }),
  'operator-added': (siteName) => ({
    subject: `You’re now an operator of ${siteName}`,
    heading: 'You’re now an operator',
    paragraphs: [
      `You now have access to ${siteName}’s admin area. You’ve been signed out everywhere; sign in again to use it.`,
      'If you don’t have a password yet, we’ve sent you a code to set one. You may have to set up an authenticator app first.',
    ],
  }),
  'recovery-codes-renewed': (siteName) => ({
    subject: `You have new recovery codes for ${siteName}`,
    heading: 'New recovery codes',
    paragraphs: ['Your previous recovery codes no longer work.', notYou],
  }),
  'recovery-code-used': (siteName) => ({
    subject: `A recovery code was used for your account on ${siteName}`,
    heading: 'A recovery code was used',
    paragraphs: [
      'Each code works once. Your account settings show how many are left and let you create new ones.',
      notYou,
    ],
  }),
};

/** Returns the mail that informs the owner of an account about a change. */
export function accountNoticeMail(kind: NoticeKind, paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  return letter(
    { ...wordsFor[kind](paper.siteName), notes: ['You can’t turn off security notices like this one.'] },
    paper,
  );
}
