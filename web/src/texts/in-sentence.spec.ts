import { expect, it } from '@jest/globals';
import { inSentence } from './in-sentence.js';

it.each([
  ['Preferred partners', 'preferred partners'],
  ['Music after 11 PM', 'music after 11 PM'],
  ['FAQs', 'FAQs'],
  ['', ''],
])('%s within a sentence is %s', (name, words) => expect(inSentence(name)).toBe(words));
