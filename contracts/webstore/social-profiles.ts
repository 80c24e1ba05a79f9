import type { SocialLinkKey } from './webstore-content.js';

/**
 * Host and path that precede a stored profile name, by network; networks that are absent store a whole address
 * (WS-61).
 */
export const profileBases: Partial<Record<SocialLinkKey, string>> = {
  YouTube: 'youtube.com/',
  Pinterest: 'pinterest.com/',
  Yelp: 'yelp.com/biz/',
  Twitter: 'x.com/',
  Facebook: 'facebook.com/',
  TikTok: 'tiktok.com/@',
  Instagram: 'instagram.com/',
  Vimeo: 'vimeo.com/',
  Spotify: 'open.spotify.com/artist/',
  SoundCloud: 'soundcloud.com/',
  LoveStoriesTV: 'lovestoriestv.com/',
};
