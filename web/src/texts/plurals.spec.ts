import { expect, it } from '@jest/globals';
import { directory, filterWords } from './directory.js';
import { eventOffer } from './event-offer.js';
import { operations } from './operations.js';
import { quoteRequest } from './quote-request.js';
import { reviewWords } from './webstore-page.js';

const { refused, behind } = operations.figures;
const { title, text } = quoteRequest.sent;

it.each([
  ['searches', refused, '1 a minute gets a retry button', '1,204 a minute get a retry button'],
  ['the drift', behind, 'listing behind its page', 'listings behind their pages'],
  ['the title after a request', title, 'The reply will be in your inbox', 'Replies will be in your inbox'],
  ['the text after a request', text, 'We’ll let you know when it arrives.', 'We’ll let you know when they arrive.'],
  ['the link to reviews', reviewWords.readAll, 'See the review', 'See all 1,204 reviews'],
  ['the capacity of a card', directory.card.capacity, 'Up to 1 guest', 'Up to 1,204 guests'],
  ['the offer of an event', eventOffer.guests, 'For 1 guest', 'For 1,204 guests'],
  ['the button of the sheet', filterWords.clearMany, 'Clear', 'Clear all 1204'],
])('%s is about one or several', (_name, words, one, several) => {
  expect(words(1)).toBe(one);
  expect(words(1_204)).toBe(several);
});
