import { expect, it } from '@jest/globals';
import { linkHref } from './link-href.js';

it.each([
  ['wildrye.example', '//wildrye.example'],
  ['https://wildrye.example/a', 'https://wildrye.example/a'],
  ['HTTP://wildrye.example', 'HTTP://wildrye.example'],
  ['//wildrye.example', '//wildrye.example'],
  ['javascript:alert(1)', '//javascript:alert(1)'],
  ['javascript://a%0aalert(1)', '//javascript://a%0aalert(1)'],
])('opens %s as %s [WS-62]', (link, href) => {
  expect(linkHref(link)).toBe(href);
});
