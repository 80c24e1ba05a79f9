import type { SubscriptionTier } from '../billing/subscription-tier.js';
import { pictureSectionNames } from './sections.js';

/** Categories of an upload (WS-18): a section whose items have pictures, or `general`, which is the gallery. */
export const imagePurposes = [...pictureSectionNames, 'general', 'dashboardhero'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

/** Accepted types of files (WS-80) with the endings of their names. */
export const imageTypes = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'] } as const;
export type ImageType = keyof typeof imageTypes;

export const imageTypeNames = Object.keys(imageTypes) as ImageType[];

/** Returns the type that a file name ends in; undefined for any other ending. */
export function imageTypeOf(filename: string): ImageType | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return imageTypeNames.find((type) => (imageTypes[type] as readonly string[]).includes(ending));
}

/** Largest file in bytes (WS-81). */
export const maxImageBytes = 15_000_000;
/** Longest name of a file that an upload may give, in characters. */
export const maxFilenameLength = 300;
/** Longest caption in characters (WS-75). */
export const maxCaptionLength = 100;
/** Milliseconds that a browser may take to send a file (WS-91). */
export const uploadTimeout = 60_000;
/** Seconds for which the address of an upload is valid. */
export const uploadSeconds = 600;

/** Limits of a decoded picture: pixels in all, pixels of a side, and the smallest useful length of a side (OP-44). */
export const pictureLimits = { pixels: 100_000_000, side: 20_000, shortestSide: 400 } as const;

/** Pictures that a vendor needs to complete the setup (WS-175). */
export const minImagesForSetup = 3;

/** Returns how many more pictures a vendor has to add before the setup can be completed (WS-175). */
export const imagesMissingForSetup = (count: number): number => Math.max(0, minImagesForSetup - count);

/** Largest number of pictures of the free plan (WS-83) and of every other plan (WS-84). */
const maxImages = { free: 5, paid: 25 } as const;

export const imageLimitOf = (tier: SubscriptionTier): number => (tier === 'starter' ? maxImages.free : maxImages.paid);

/**
 * Returns the photos that a page shows with a plan: the first ones in their order, the cover always. After a downgrade the
 * others are kept and hidden (OP-52).
 */
export function photosWithinPlan<Photo extends { isCoverPhoto: boolean }>(
  photos: readonly Photo[],
  tier: SubscriptionTier,
): Photo[] {
  const others = photos.filter(({ isCoverPhoto }) => !isCoverPhoto);
  const room = Math.max(0, imageLimitOf(tier) - (photos.length - others.length));
  const hidden = new Set(others.slice(room));
  return photos.filter((photo) => !hidden.has(photo));
}

/** Reasons why a picture was not approved by the automatic check. */
export const imageReasons = [
  'wrong-type',
  'unreadable',
  'too-many-pixels',
  'too-small',
  'too-slow',
  'blank',
  'content',
] as const;
export type ImageReason = (typeof imageReasons)[number];
