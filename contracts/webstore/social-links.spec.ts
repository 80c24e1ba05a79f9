import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalizedLink } from './social-links.js';
import { profileBases } from './social-profiles.js';
import { socialLinkKeys } from './webstore-content.js';

describe('a social link', () => {
  it.each([
    ['Instagram', 'https://www.instagram.com/wildrye.photos/', 'wildrye.photos'],
    ['Instagram', 'instagram.com/wildrye?igsh=abc', 'wildrye'],
    ['Instagram', '@wildrye', 'wildrye'],
    ['Instagram', ' wildrye ', 'wildrye'],
    ['Instagram', 'https://www.instagram.com/', ''],
    ['Instagram', 'www.instagram.com', ''],
    ['TikTok', 'https://www.tiktok.com/@wildrye', 'wildrye'],
    ['Pinterest', 'HTTP://pinterest.com/wildrye///', 'wildrye'],
    ['Yelp', 'https://www.yelp.com/biz/wildrye-austin', 'wildrye-austin'],
    ['Facebook', 'https://facebook.com/profile.php?id=61550000000000', 'profile.php?id=61550000000000'],
    ['Facebook', 'https://m.facebook.com/wildrye#about', 'wildrye'],
    ['Spotify', 'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb?si=1', '4Z8W4fKeB5YxbusRsdQVPb'],
  ] as const)('of %s typed as %s is stored as %s [WS-60]', (network, typed, stored) => {
    expect(normalizedLink(network, typed)).toBe(stored);
  });

  it.each([
    ['Website', 'https://wildrye.example/weddings/?page=2', 'wildrye.example/weddings/?page=2'],
    ['Website', 'https://https://wildrye.example', 'wildrye.example'],
    ['Google', 'https://g.page/wildrye/review', 'g.page/wildrye/review'],
    ['YouTube', 'https://www.youtube.com/@wildrye', '@wildrye'],
    ['YouTube', 'https://youtube.com/channel/UC1234567890123456789012', 'UC1234567890123456789012'],
  ] as const)('of %s typed as %s is stored as %s [WS-61]', (network, typed, stored) => {
    expect(normalizedLink(network, typed)).toBe(stored);
  });

  const parts = fc.constantFrom('https:', 'http:', '/', '//', '@', ' ', '?', '#', '.php', 'instagram.com', 'wild', 'ü');
  const typed = fc.oneof(
    fc.string(),
    fc.array(parts).map((some) => some.join('')),
  );

  it('does not change when it is normalized again, and is never longer than it was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...socialLinkKeys), typed, (network, text) => {
        const once = normalizedLink(network, text);
        expect(normalizedLink(network, once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('has no protocol, no path and no @ where a name is stored', () => {
    const named = socialLinkKeys.filter((network) => network in profileBases && network !== 'YouTube');
    fc.assert(
      fc.property(fc.constantFrom(...named), typed, (network, text) => {
        expect(normalizedLink(network, text).replace(/\s*\.php\?.*/s, '')).not.toMatch(/^@|^https?:\/\/|\/|^\s|\s$/);
      }),
    );
  });
});
