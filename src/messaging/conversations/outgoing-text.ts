import { maxLinks } from '#contracts/messaging/conversation.js';
import { linkCount, tidyMessage } from '#contracts/messaging/message-text.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/**
 * Returns the text of a message as it is stored.
 * @param field name of the field in the request
 * @throws Refusal `invalid-input` when nothing of it would show and something must, or it has too many links
 */
export function outgoingText(text: string, field: string, { mayBeEmpty = false } = {}): string {
  const tidy = tidyMessage(text);
  if (tidy === '' && !mayBeEmpty) throw refused(field, 'not-blank');
  if (linkCount(tidy) > maxLinks) throw refused(field, 'too-many-links');
  return tidy;
}

const refused = (field: string, code: string) =>
  new Refusal('invalid-input', `Check ${field}.`, { fields: { [field]: [code] } });
