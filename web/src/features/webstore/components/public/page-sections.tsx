import type { ReactNode } from 'react';
import type { PlaceReviewsView } from '#contracts/webstore/reviews.view.js';
import { sectionNames, sections, type SectionName, type ShownSections } from '#contracts/webstore/sections.js';
import type { StoreContent } from '#contracts/webstore/store-section.js';
import type { PublicWebstoreView, ShownImageView } from '#contracts/webstore/webstore.views.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { AboutSection } from './about-section.js';
import { AmenitiesSection } from './amenities-section.js';
import { AvailabilitySection } from './availability-section.js';
import { AwardsSection } from './awards-section.js';
import { FaqsSection } from './faqs-section.js';
import { GallerySection } from './gallery-section.js';
import { PackagesSection } from './packages-section.js';
import { PartnersSection } from './partners-section.js';
import { ReviewsSection } from './reviews-section.js';
import { StoreSection } from './store-section.js';

/** The content of a page's sections: of the public page, or of a preview. */
export interface ShownPage
  extends
    Omit<ShownSections, 'url' | keyof StoreContent>,
    Pick<PublicWebstoreView, 'id' | 'subCategoryNames' | 'styleNames' | 'amenities' | 'preferredStore'> {
  /** Includes flagged ones for users who may see them. */
  images: readonly ShownImageView[];
  reviews: PlaceReviewsView | undefined;
  /** Undefined in a preview. */
  calendar?: PublicWebstoreView['calendar'];
  /** @param nth index among the pictures that are not flagged */
  onOpenPicture: (nth: number) => void;
  onPictureIntent: () => void;
  /** Below About. */
  map?: ReactNode;
  /** Controls of the owner. */
  galleryControls?: ReactNode;
  /** Whether links to other pages of the site open in a new tab, as in the preview (WS-130). */
  opensTabs?: boolean;
}

interface PageSectionEntry {
  /** The anchor of its link in the bar above the page (WS-202). */
  anchor: string;
  /** The name in the bar, if it is not the title of the catalogue. */
  name?: string;
  /** Null if there is nothing to show. */
  render: (page: ShownPage) => ReactNode;
}

const pageSections: Record<SectionName, PageSectionEntry> = {
  about: {
    anchor: 'webstore-about',
    render: (page) => (
      <>
        <AboutSection webstore={page} />
        {page.map}
      </>
    ),
  },
  amenities: {
    anchor: 'webstore-amenities',
    name: texts.amenitiesShort,
    render: ({ amenities }) => <AmenitiesSection groups={amenities} />,
  },
  store: {
    anchor: 'webstore-david-store',
    name: texts.storeShort,
    render: ({ preferredStore }) => preferredStore && <StoreSection store={preferredStore} />,
  },
  availability: {
    anchor: 'webstore-availability',
    render: ({ id, calendar }) => <AvailabilitySection webstoreId={id} calendar={calendar} />,
  },
  gallery: {
    anchor: 'webstore-media-gallery',
    render: ({ galleryControls, images, onOpenPicture, onPictureIntent }) => (
      <GallerySection controls={galleryControls} images={images} onOpen={onOpenPicture} onIntent={onPictureIntent} />
    ),
  },
  reviews: {
    anchor: 'webstore-google-reviews',
    render: ({ reviews }) => reviews && <ReviewsSection place={reviews} />,
  },
  packages: {
    anchor: 'webstore-packages',
    render: ({ packages }) => packages.length > 0 && <PackagesSection packages={packages} />,
  },
  faqs: {
    anchor: 'webstore-faqs',
    name: texts.faqsShort,
    render: ({ faqs }) => faqs.length > 0 && <FaqsSection faqs={faqs} />,
  },
  partners: {
    anchor: 'webstore-partners',
    name: texts.partnersShort,
    render: ({ partners, opensTabs }) =>
      partners.length > 0 && <PartnersSection partners={partners} opensTabs={opensTabs} />,
  },
  awards: {
    anchor: 'webstore-awards',
    render: ({ awards }) => awards.length > 0 && <AwardsSection awards={awards} />,
  },
};

/** The sections of a page that have something to show, in order (WS-128, WS-202, WS-204). */
export const sectionsOnPage = (page: ShownPage) =>
  sectionNames.flatMap((section) => {
    const { anchor, name = sections[section].title, render } = pageSections[section];
    const content = render(page);
    return content ? [{ section, anchor, name, content }] : [];
  });
