import type { ReactNode } from 'react';
import { ImagePlus } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { isUnlocked, sectionNames, type SectionName } from '#contracts/webstore/sections.js';
import { isFlagged, type ShownImageView, type WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { webstorePage } from '../../../../texts/webstore-page.js';
import { PriceSigns } from '../../../../ui/price-signs.js';
import { amenityGroups } from '../../amenities-values.js';
import { awardViews, packageViews, partnerViews } from '../../complete-items.js';
import { chosenCategories, previewedFacts } from '../../previewed-facts.js';
import { useMarkedDays } from '../../use-marked-days.js';
import { useReturnedSection } from '../../section-return.js';
import { usePartners } from '../../use-partners.js';
import { useReviews } from '../../use-reviews.js';
import { placeOf } from '../../webstore-facts.js';
import {
  editedSections,
  isShownByVendor,
  pathsOfEditor,
  stateOf,
  type SectionState,
} from '../editor/section-states.js';
import { AboutSection } from '../public/about-section.js';
import { AmenitiesSection } from '../public/amenities-section.js';
import { AvailabilitySection } from '../public/availability-section.js';
import { AwardsSection } from '../public/awards-section.js';
import { FaqsSection } from '../public/faqs-section.js';
import type { GalleryPicture } from '../public/gallery-lightbox.js';
import { GallerySection } from '../public/gallery-section.js';
import { HeroMosaic } from '../public/hero-mosaic.js';
import { PackagesSection } from '../public/packages-section.js';
import { PartnersSection } from '../public/partners-section.js';
import { ReviewsSection } from '../public/reviews-section.js';
import { StoreSection } from '../public/store-section.js';
import { useLightbox } from '../public/use-lightbox.js';
import { PreviewedSection, type Visibility } from './previewed-section.js';

interface PreviewedPageProps {
  draft: WebstoreDraftView;
  catalogue: readonly CategoryView[];
  visibility: Visibility;
}

const hasFile = (image: WebstoreDraftView['images'][number]): image is ShownImageView => image.pictureId !== null;

/** The draft as its public page: the components of the public page itself, in its order (WS-126, WS-128). */
export function PreviewedPage({ draft, catalogue, visibility }: PreviewedPageProps) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  const editPathOf = (section: SectionName) => (isEdited(section) ? paths[section] : undefined);
  useReturnedSection();
  const partners = usePartners(draft);
  const images = draft.images.filter(hasFile);
  const pictures: readonly GalleryPicture[] = images.filter((image) => !isFlagged(image));
  const { open, prepare, lightbox } = useLightbox(draft.name, pictures);
  const reviews = useReviews({ id: draft.id, hasReviews: draft.googlePlaceId !== null });
  const { count: markedDays } = useMarkedDays(draft.id);
  const categories = chosenCategories(draft, catalogue);
  const content: Record<SectionName, ReactNode> = {
    about: (
      <AboutSection
        webstore={{ ...previewedFacts(draft, catalogue), businessDescription: draft.businessDescription }}
      />
    ),
    amenities: <AmenitiesSection groups={amenityGroups(categories, draft.services)} />,
    store: draft.preferredStore && <StoreSection store={draft.preferredStore} />,
    availability: <AvailabilitySection webstoreId={draft.id} />,
    gallery: <GallerySection images={images} onOpen={open} onIntent={prepare} />,
    reviews: reviews && <ReviewsSection place={reviews} />,
    packages: <PackagesSection packages={packageViews(draft.packages, draft)} />,
    faqs: <FaqsSection faqs={draft.faqs.map((faq, ordinal) => ({ ...faq, ordinal }))} />,
    partners: <PartnersSection partners={partnerViews(draft.partners, partners)} opensTabs />,
    awards: <AwardsSection awards={awardViews(draft.awards, draft)} />,
  };
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 wrap-anywhere desk:px-10">
      <Head draft={draft} category={categories[0]} />
      <div className="pb-8 desk:pb-10">
        {pictures.length > 0 ? (
          <HeroMosaic pictures={coverFirst(pictures, images)} areStock={false} onOpen={open} onIntent={prepare} />
        ) : (
          <p className="grid aspect-21/9 place-content-center justify-items-center gap-2 rounded-card bg-blush-soft text-14 text-muted">
            <ImagePlus className="size-6" strokeWidth={1.75} aria-hidden />
            {texts.previewPage.noCover}
          </p>
        )}
      </div>
      {sectionNames.map((section) => (
        <PreviewedSection
          key={section}
          section={section}
          state={previewedStateOf(draft, section, { hasReviews: reviews !== undefined, markedDays })}
          editPath={editPathOf(section)}
          visibility={visibility}
        >
          {content[section]}
        </PreviewedSection>
      ))}
      {lightbox}
    </div>
  );
}

const isEdited = (section: SectionName): section is (typeof editedSections)[number] =>
  (editedSections as readonly SectionName[]).includes(section);

/** The states of the editor; in addition, sections outside the draft are empty if there is nothing to show. */
function previewedStateOf(
  draft: WebstoreDraftView,
  section: SectionName,
  { hasReviews, markedDays }: { hasReviews: boolean; markedDays: number | undefined },
): SectionState {
  if (section === 'availability') return markedDays === 0 ? 'empty' : 'shown';
  if (section === 'about') return draft.businessDescription.trim() === '' ? 'empty' : 'shown';
  if (section === 'gallery') return draft.images.length === 0 ? 'empty' : 'shown';
  if (section !== 'reviews') return stateOf(draft, section);
  if (!isUnlocked('reviews', draft.activeFeatures)) return 'locked';
  if (!hasReviews) return 'empty';
  return isShownByVendor(draft, 'reviews') ? 'shown' : 'hidden';
}

/** Name, trade, place and price, as at the top of the public page. */
function Head({ draft, category }: { draft: WebstoreDraftView; category: CategoryView | undefined }) {
  const place = placeOf(draft);
  return (
    <div className="py-6">
      <p className="display-36">{draft.name === '' ? texts.previewPage.unnamed : draft.name}</p>
      <p className="mt-2 flex flex-wrap gap-x-3 text-muted">
        {category && <span>{webstorePage.categoryIn(category.name, place)}</span>}
        {draft.displayPriceTier && draft.priceTier !== null && <PriceSigns tier={draft.priceTier} />}
      </p>
    </div>
  );
}

/** The cover is the large picture; without one the first picture is. */
function coverFirst(pictures: readonly GalleryPicture[], images: readonly ShownImageView[]): GalleryPicture[] {
  const cover = images.find(({ isCoverPhoto }) => isCoverPhoto)?.pictureId;
  return [...pictures].sort((a, b) => Number(b.pictureId === cover) - Number(a.pictureId === cover));
}
