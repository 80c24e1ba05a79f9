import { Fragment } from 'react';
import { messageParts } from '#contracts/messaging/message-text.js';

/** Text of a user, with web addresses as links; everything else stays plain text (OP-99). */
export function LinkedText({ text, linkClassName }: { text: string; linkClassName: string }) {
  return messageParts(text).map(({ text: part, href }, nth) =>
    href === undefined ? (
      <Fragment key={nth}>{part}</Fragment>
    ) : (
      <a key={nth} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkClassName}>
        {part}
      </a>
    ),
  );
}
