import { expect, it } from '@jest/globals';
import { operations } from './operations.js';
import { quoteRequest } from './quote-request.js';
import { reviewWords } from './webstore-page.js';

const { refused, behind } = operations.figures;
const { title, text } = quoteRequest.sent;

it.each([
  ['searches', refused, '1 a minute gets a retry button', '1,204 a minute get a retry button'],
  ['the drift', behind, 'listing behind its page', 'listings behind their page'],
  ['the title after a request', title, 'The reply will be in your inbox', 'Replies will be in your inbox'],
  ['the text after a request', text, 'We’ll let you know when it arrives.', 'We’ll let you know when they arrive.'],
  ['the link to reviews', reviewWords.readAll, 'See the review', 'See all 1,204 reviews'],
])('%s is about one or several', (_name, words, one, several) => {
  expect(words(1)).toBe(one);
  expect(words(1_204)).toBe(several);
});
