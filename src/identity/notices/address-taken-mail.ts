import { letter, type LetterPaper } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';

/** The mail to the owner of an account whose e-mail somebody wants for another account. */
export function addressTakenMail(paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  return letter(
    {
      subject: `Somebody tried to use your e-mail for ${paper.siteName}`,
      heading: 'Your e-mail belongs to an account already',
      paragraphs: [
        'Somebody wants to move another account to this address. It stays yours, and nothing has changed.',
        'If that was you, log in with this address instead. If you have forgotten the password, you can set a new one there.',
      ],
      notes: ['If it was not you, you need not do anything.'],
    },
    paper,
  );
}
