import { isDeepStrictEqual } from 'node:util';
import type { PublishStatus } from '#contracts/webstore/webstore-content.js';
import { fieldsOf, sectionNames, type SectionName, type WebstoreContent } from '#contracts/webstore/sections.js';
import { countsGuests } from '../catalogue/counts-guests.js';

/** The part of an image that is published with the page; its approval is live and not part of the snapshot. */
export interface PublishedImage {
  id: string;
  caption: string;
  isCoverPhoto: boolean;
  ordinal: number;
}

/** The part of the draft that publishing copies (OP-53). */
export interface PublishedContent extends WebstoreContent {
  images: PublishedImage[];
}

/** Pictures in the order in which they are shown; equal ordinals are ordered by id, so that the result is stable. */
export const snapshotOf = (draft: WebstoreContent, images: readonly PublishedImage[]): PublishedContent => ({
  ...draft,
  images: images
    .map(({ id, caption, isCoverPhoto, ordinal }) => ({ id, caption, isCoverPhoto, ordinal }))
    .sort((a, b) => a.ordinal - b.ordinal || (a.id < b.id ? -1 : 1)),
});

/** Compares draft and snapshot: publishing makes them equal, and an edit makes them differ (WS-21). */
export function publishStatusOf(
  draft: WebstoreContent,
  published: PublishedContent | null,
  images: readonly PublishedImage[],
): PublishStatus {
  if (!published) return 'Unpublished';
  const [shown, edited] = [published, snapshotOf(draft, images)].map(withTravelByOption);
  return isDeepStrictEqual(shown, edited) ? 'Published' : 'Unpublished Changes';
}

/**
 * Returns the sections whose draft differs from the published page, in the order of the page; none before the first
 * publish. There is one if and only if the status is 'Unpublished Changes'.
 */
export function unpublishedSections(
  draft: WebstoreContent,
  published: PublishedContent | null,
  images: readonly PublishedImage[],
): SectionName[] {
  if (!published) return [];
  const [shown, edited] = [published, snapshotOf(draft, images)].map(withTravelByOption) as [
    PublishedContent,
    PublishedContent,
  ];
  return sectionNames.filter((name) => !isDeepStrictEqual(partOf(shown, name), partOf(edited, name)));
}

/** The parts of the content that belong to a section: its fields, whether it is shown, and the pictures of the gallery. */
const partOf = (content: PublishedContent, section: SectionName): unknown[] => [
  ...fieldsOf(section).map((field) => content[field]),
  content.optionalSections.find(({ id }) => id === section),
  section === 'gallery' ? content.images : null,
];

/** The editor turns travel on by itself (WS-59), which nobody sees: pages show how far a business travels. */
const withTravelByOption = (content: PublishedContent): PublishedContent => ({
  ...content,
  travels: content.travelOption !== null && !countsGuests(content.categoryIds),
});
