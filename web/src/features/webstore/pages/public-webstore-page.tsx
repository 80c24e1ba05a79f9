import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isFlagged, type PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { FavoriteButton } from '../../../shell/favorite-button.js';
import { useServices } from '../../../lib/services.js';
import { site } from '../../../texts/site.js';
import { webstorePage as texts } from '../../../texts/webstore-page.js';
import { Button } from '../../../ui/button.js';
import { NotFound } from '../../../ui/not-found.js';
import { SectionBar } from '../../../ui/section-bar.js';
import { pageQuery } from '../api.js';
import { AboutSection } from '../components/public/about-section.js';
import { AmenitiesSection } from '../components/public/amenities-section.js';
import { AvailabilitySection } from '../components/public/availability-section.js';
import { AwardsSection } from '../components/public/awards-section.js';
import { CategoryCarousel } from '../components/public/category-carousel.js';
import { BottomBar, ContactPanel } from '../components/public/contact-panel.js';
import { FaqsSection } from '../components/public/faqs-section.js';
import type { GalleryPicture } from '../components/public/gallery-lightbox.js';
import { GallerySection } from '../components/public/gallery-section.js';
import { HeroMosaic } from '../components/public/hero-mosaic.js';
import { OwnerGalleryControls } from '../components/public/owner-controls.js';
import { PackagesSection } from '../components/public/packages-section.js';
import { PageHeader } from '../components/public/page-header.js';
import { PartnersSection } from '../components/public/partners-section.js';
import { ReviewsSection } from '../components/public/reviews-section.js';
import { ShareSign } from '../components/public/share-button.js';
import { StoreSection } from '../components/public/store-section.js';
import { ClaimButton } from '../components/public/unclaimed-parts.js';
import { useLightbox } from '../components/public/use-lightbox.js';
import { WebstoreHead } from '../components/public/webstore-head.js';
import { WhereMap } from '../components/public/where-map.js';
import { WebstoreSkeleton } from '../components/webstore-skeleton.js';
import { useReviews } from '../use-reviews.js';
import { useSeenPage } from '../use-seen-page.js';

/** A webstore as everybody sees it; an unknown one, or a failed call, is a 404 page (WS-200, WS-201). */
export default function PublicWebstorePage() {
  const { api } = useServices();
  const { webstoreUrl = '' } = useParams();
  const webstore = useQuery(pageQuery(api, webstoreUrl));
  if (webstore.data === null)
    return (
      <NotFound>
        <CategoryCarousel />
      </NotFound>
    );
  if (webstore.error && webstore.data === undefined) {
    const tryAgain = (
      <Button isPending={webstore.isFetching} onPress={() => void webstore.refetch()}>
        {site.tryAgain}
      </Button>
    );
    return (
      <NotFound actions={tryAgain}>
        <CategoryCarousel />
      </NotFound>
    );
  }
  if (webstore.data === undefined) return <WebstoreSkeleton />;
  return <Webstore key={webstore.data.id} webstore={webstore.data} />;
}

function Webstore({ webstore }: { webstore: PublicWebstoreView }) {
  const { images, packages, awards } = useSeenPage(webstore);
  const gallery: readonly GalleryPicture[] = images.filter((image) => !isFlagged(image));
  const hero = heroPictures(webstore);
  const reviews = useReviews(webstore);
  const heroBox = useLightbox(webstore.name, hero);
  const galleryBox = useLightbox(webstore.name, gallery);
  return (
    <>
      <article className="wrap-anywhere">
        <WebstoreHead webstore={webstore} />
        <div className="wrap flex flex-col pb-5 desk:py-6">
          <PageHeader webstore={webstore} />
          <div className="relative max-desk:order-first max-desk:mb-4 desk:mt-5">
            <HeroMosaic
              pictures={hero}
              areStock={webstore.images.length === 0}
              onOpen={heroBox.open}
              onIntent={heroBox.prepare}
            />
            <FavoriteButton
              webstoreId={webstore.id}
              name={webstore.name}
              className="top-3 right-13 desk:top-4 desk:right-4"
            />
            <ShareSign name={webstore.name} className="top-3 right-0 desk:hidden" />
          </div>
        </div>
        <SectionBar label={texts.sections} sections={sectionsOf(webstore, reviews !== undefined)} />
        <div className="wrap grid gap-x-24 pb-16 grid-cols-1 wide:grid-cols-[minmax(0,1fr)_368px] print:block!">
          <div className="min-w-0">
            <AboutSection webstore={webstore} />
            <WhereMap webstore={webstore} />
            <AmenitiesSection groups={webstore.amenities} />
            {webstore.preferredStore && <StoreSection store={webstore.preferredStore} />}
            <AvailabilitySection webstoreId={webstore.id} takenDays={webstore.takenDays} />
            <GallerySection
              controls={<OwnerGalleryControls webstoreId={webstore.id} />}
              images={images}
              onOpen={galleryBox.open}
              onIntent={galleryBox.prepare}
            />
            {reviews && <ReviewsSection place={reviews} />}
            {packages.length > 0 && <PackagesSection packages={packages} />}
            {webstore.faqs.length > 0 && <FaqsSection faqs={webstore.faqs} />}
            {webstore.partners.length > 0 && <PartnersSection partners={webstore.partners} />}
            {awards.length > 0 && <AwardsSection awards={awards} />}
          </div>
          <div className="pt-10">
            <ContactPanel webstore={webstore} />
          </div>
        </div>
        {webstore.isUnclaimed && <ClaimButton />}
      </article>
      <BottomBar webstore={webstore} />
      {heroBox.lightbox}
      {galleryBox.lightbox}
    </>
  );
}

/** Its own pictures, the cover first; without any, those of its category (WS-227). */
function heroPictures({ images, stockImages }: PublicWebstoreView): GalleryPicture[] {
  if (images.length === 0) return stockImages.map((picture) => ({ ...picture, caption: '', credit: '' }));
  return [...images].sort((a, b) => Number(b.isCoverPhoto) - Number(a.isCoverPhoto));
}

/** The sections of the page, in order (WS-202, WS-204). */
function sectionsOf({ preferredStore, packages, faqs, partners, awards }: PublicWebstoreView, hasReviews: boolean) {
  const all: [string, string, boolean][] = [
    ['webstore-about', texts.about, true],
    ['webstore-amenities', texts.amenitiesShort, true],
    ['webstore-david-store', texts.storeShort, preferredStore !== null],
    ['webstore-availability', texts.availability, true],
    ['webstore-media-gallery', texts.gallery, true],
    ['webstore-google-reviews', texts.reviews, hasReviews],
    ['webstore-packages', texts.packages, packages.length > 0],
    ['webstore-faqs', texts.faqsShort, faqs.length > 0],
    ['webstore-partners', texts.partnersShort, partners.length > 0],
    ['webstore-awards', texts.awards, awards.length > 0],
  ];
  return all.filter(([, , isThere]) => isThere).map(([id, name]) => ({ id, name }));
}
