import type { LatestMessageView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../texts/messaging.js';

const texts = messaging.preview;

/** One line that says what the latest message of a conversation is. */
export function previewText({ type, source, preview }: Pick<LatestMessageView, 'type' | 'source' | 'preview'>): string {
  const said =
    type === 'quote-request' ? texts.quoteRequest : preview || texts.file[type === 'image' ? 'image' : 'other'];
  return source === 'sent' ? texts.own(said) : said;
}
