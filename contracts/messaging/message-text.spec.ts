import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linkCount, messageParts, tidyMessage } from './message-text.js';

it('is trimmed and loses characters that reorder text', () => {
  expect(tidyMessage('  Hi\r\nthere \u202egpj.exe\u2066  ')).toBe('Hi\nthere gpj.exe');
});

it('is empty when nothing of it would show', () => {
  expect([' \n\t', '\u200b\u200d', '\u3164\ufeff'].map(tidyMessage)).toEqual(['', '', '']);
});

it('keeps emoji and scripts that are written from the right', () => {
  const text = 'שלום 👩‍❤️‍👩 مرحبا';
  expect(tidyMessage(text)).toBe(text);
});

it('is the same when it is tidied twice, and its parts make it again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tidy = tidyMessage(text);
      expect(tidyMessage(tidy)).toBe(tidy);
      expect(
        messageParts(tidy)
          .map((part) => part.text)
          .join(''),
      ).toBe(tidy);
    }),
  );
});

it('has links to http and https addresses only, without the punctuation of the sentence', () => {
  expect(messageParts('See https://rose.example/a?b=1, or (www.lily.example).')).toEqual([
    { text: 'See ' },
    { text: 'https://rose.example/a?b=1', href: 'https://rose.example/a?b=1' },
    { text: ', or (' },
    { text: 'www.lily.example', href: 'https://www.lily.example/' },
    { text: ').' },
  ]);
  expect(linkCount('javascript:alert(1) data:text/html,x ftp://a.example http://')).toBe(0);
});
