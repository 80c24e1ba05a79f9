import { letter, type LetterPaper } from '#src/platform/mail/letter.js';
import type { Mail } from '#src/platform/mail/mailer.js';

/** Returns the mail to the owner of an account when somebody requests its email for another account. */
export function addressTakenMail(paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  return letter(
    {
      subject: `Someone tried to use your email for ${paper.siteName}`,
      heading: 'Your email already belongs to an account',
      paragraphs: [
        'Someone tried to change another account’s email to this address. Nothing has changed.',
        'If this was you, sign in with this address instead. If you forgot your password, you can reset it there.',
      ],
      notes: ['If it wasn’t you, you don’t need to do anything.'],
    },
    paper,
  );
}
