import type { Side } from '#contracts/messaging/conversation.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { letter, type LetterPaper } from '#src/platform/mail/letter.js';
import type { Mail } from '#src/platform/mail/mailer.js';

/** Content of a mail about unread messages. The messages themselves stay on the site. */
export interface UnreadFacts {
  readonly side: Side;
  readonly conversationId: string;
  /** Name of the other side; empty when it is unknown. */
  readonly from: string;
  readonly count: number;
  readonly unsubscribeUrl: string;
}

/** Returns the mail about messages that nobody has read for a while (OP-101). */
export function unreadMail(facts: UnreadFacts, paper: LetterPaper): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { side, conversationId, from, count, unsubscribeUrl } = facts;
  const sender = from === '' ? `Someone on ${paper.siteName}` : from;
  const messages = count === 1 ? 'a message' : `${count} messages`;
  const inbox = side === 'vendor' ? pagePaths.vendorInbox : pagePaths.inbox;
  return letter(
    {
      subject: `${sender} sent you ${messages}`,
      heading: count === 1 ? 'You have a new message' : `You have ${count} new messages`,
      paragraphs: [
        `${sender} is waiting for your reply. Read and reply on ${paper.siteName}:`,
        `${paper.publicUrl.replace(/\/+$/, '')}${inbox}?conversation=${conversationId}`,
      ],
      notes: [
        'You’re getting this email because you have unread messages. We send at most one an hour for each conversation.',
        `Turn off these emails: ${unsubscribeUrl}`,
      ],
    },
    paper,
  );
}
