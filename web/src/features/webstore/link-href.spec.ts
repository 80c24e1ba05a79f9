import { expect, it } from '@jest/globals';
import { linkHref, profileHref } from './link-href.js';

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

it.each([
  ['Website', 'wildrye.example', '//wildrye.example'],
  ['Instagram', 'wildrye.photos', '//instagram.com/wildrye.photos'],
  ['TikTok', 'wildrye', '//tiktok.com/@wildrye'],
  ['YouTube', '@wildrye', '//youtube.com/@wildrye'],
  ['YouTube', 'UC1234567890123456789012', '//youtube.com/channel/UC1234567890123456789012'],
  ['Facebook', 'https://facebook.com/wildrye', 'https://facebook.com/wildrye'],
  ['Facebook', 'javascript:alert(1)', '//facebook.com/javascript:alert(1)'],
] as const)('opens the %s link %s as %s', (network, link, href) => {
  expect(profileHref(network, link)).toBe(href);
});
