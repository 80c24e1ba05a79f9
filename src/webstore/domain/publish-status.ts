import { isDeepStrictEqual } from 'node:util';
import type { PublishStatus, WebstoreContent } from '#contracts/webstore/webstore-content.js';

/** How an image stands on the published page; whether visitors may see it is live and not part of the snapshot. */
export interface PublishedImage {
  id: string;
  caption: string;
  isCoverPhoto: boolean;
  ordinal: number;
}

/** What publishing copies out of the draft (OP-53). */
export interface PublishedContent extends WebstoreContent {
  images: PublishedImage[];
}

/** Pictures in the order in which they are shown; where two have one place, their ids decide, so that it stands still. */
export const snapshotOf = (draft: WebstoreContent, images: readonly PublishedImage[]): PublishedContent => ({
  ...draft,
  images: images
    .map(({ id, caption, isCoverPhoto, ordinal }) => ({ id, caption, isCoverPhoto, ordinal }))
    .sort((a, b) => a.ordinal - b.ordinal || (a.id < b.id ? -1 : 1)),
});

/** WS-21: publishing makes draft and snapshot the same; an edit of the draft parts them. */
export function publishStatusOf(
  draft: WebstoreContent,
  published: PublishedContent | null,
  images: readonly PublishedImage[],
): PublishStatus {
  if (!published) return 'Unpublished';
  return isDeepStrictEqual(published, snapshotOf(draft, images)) ? 'Published' : 'Unpublished Changes';
}
