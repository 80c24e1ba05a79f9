import { Fragment } from 'react';
import { messageParts } from '#contracts/messaging/message-text.js';

/** What somebody has written, with its web addresses as links; nothing else of it is more than text (OP-99). */
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
