const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Characters that show nothing: a message of nothing else is empty. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const link = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/** Punctuation behind a link belongs to the sentence. */
const punctuation = /[.,;:!?'")\]}]+$/u;

/** A part of a message: text, or a link with its address. */
export interface TextPart {
  text: string;
  /** Absolute, `http` or `https`; absent in text. */
  href?: string;
}

/**
 * Returns a message as it is stored: trimmed, with `\n` between lines, and without characters that change the direction
 * of the text around them, which could disguise a link or a sender. Text that would show nothing becomes empty.
 */
export function tidyMessage(text: string): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(reordering, '').trim();
  return tidy.replace(invisible, '') === '' ? '' : tidy;
}

/** Splits a message into text and links (OP-99); joined again, the parts are the message. */
export function messageParts(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(link)) {
    const text = found.replace(punctuation, '');
    const href = addressOf(text);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: message.slice(end, index) });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}

/** Counts the links in a message. */
export const linkCount = (message: string): number =>
  messageParts(message).filter(({ href }) => href !== undefined).length;

function addressOf(text: string): string | undefined {
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).href : undefined;
}
