import type { ReactNode } from 'react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { photosWithinPlan } from '#contracts/webstore/image-rules.js';
import { sectionNames, type SectionName } from '#contracts/webstore/sections.js';
import { isFlagged, type ShownImageView, type WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editedSections, type PreviewedFields, type PreviewSources } from '../../edited-sections.js';
import { useMarkedDays } from '../../use-marked-days.js';
import { usePartners } from '../../use-partners.js';
import { useReviews } from '../../use-reviews.js';
import { stateOf, type SectionState } from '../editor/section-states.js';
import type { GalleryPicture } from '../public/gallery-lightbox.js';
import { sectionsOnPage } from '../public/page-sections.js';
import { useLightbox } from '../public/use-lightbox.js';

const hasFile = (image: WebstoreDraftView['images'][number]): image is ShownImageView => image.pictureId !== null;

/** The draft as its public page would be after a publish (WS-126): the content and the state of each section. */
export function usePreviewedPage(draft: WebstoreDraftView, catalogue: readonly CategoryView[]) {
  const partners = usePartners(draft);
  const images = photosWithinPlan(draft.images.filter(hasFile), draft.subscriptionTier);
  const pictures: readonly GalleryPicture[] = images.filter((image) => !isFlagged(image));
  const { open, prepare, lightbox } = useLightbox(draft.name, pictures);
  const reviews = useReviews({ id: draft.id, hasReviews: draft.googlePlaceId !== null });
  const { count: markedDays } = useMarkedDays(draft.id);
  const page = sectionsOnPage({
    ...draft,
    ...previewedFields(draft, { catalogue, partners }),
    images,
    reviews,
    onOpenPicture: open,
    onPictureIntent: prepare,
    opensTabs: true,
  });
  const live = { hasReviews: reviews !== undefined, markedDays };
  return {
    content: new Map<SectionName, ReactNode>(page.map((one) => [one.section, one.content])),
    states: Object.fromEntries(sectionNames.map((section) => [section, stateOf(draft, section, live)])) as Record<
      SectionName,
      SectionState
    >,
    /** The photos of the gallery, the cover first. */
    pictures: coverFirst(pictures, images),
    open,
    prepare,
    lightbox,
  };
}

/** The fields of all sections as the public page would have them after a publish. */
const previewedFields = (draft: WebstoreDraftView, sources: PreviewSources): PreviewedFields =>
  Object.assign({}, ...sectionNames.map((name) => editedSections[name].shown?.(draft, sources))) as PreviewedFields;

/** The cover is the large picture; without one the first picture is. */
function coverFirst(pictures: readonly GalleryPicture[], images: readonly ShownImageView[]): GalleryPicture[] {
  const cover = images.find(({ isCoverPhoto }) => isCoverPhoto)?.pictureId;
  return [...pictures].sort((a, b) => Number(b.pictureId === cover) - Number(a.pictureId === cover));
}
