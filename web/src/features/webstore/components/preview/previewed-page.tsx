import { ImagePlus } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { photosWithinPlan } from '#contracts/webstore/image-rules.js';
import { sectionNames } from '#contracts/webstore/sections.js';
import { isFlagged, type ShownImageView, type WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { webstorePage } from '../../../../texts/webstore-page.js';
import { PriceSigns } from '../../../../ui/price-signs.js';
import { editedSections, type PreviewedFields, type PreviewSources } from '../../edited-sections.js';
import { chosenCategories } from '../../previewed-facts.js';
import { useMarkedDays } from '../../use-marked-days.js';
import { useReturnedSection } from '../../section-return.js';
import { usePartners } from '../../use-partners.js';
import { useReviews } from '../../use-reviews.js';
import { placeOf } from '../../webstore-facts.js';
import { pathsOfEditor, stateOf } from '../editor/section-states.js';
import type { GalleryPicture } from '../public/gallery-lightbox.js';
import { HeroMosaic } from '../public/hero-mosaic.js';
import { sectionsOnPage } from '../public/page-sections.js';
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
  useReturnedSection();
  const partners = usePartners(draft);
  const images = photosWithinPlan(draft.images.filter(hasFile), draft.subscriptionTier);
  const pictures: readonly GalleryPicture[] = images.filter((image) => !isFlagged(image));
  const { open, prepare, lightbox } = useLightbox(draft.name, pictures);
  const reviews = useReviews({ id: draft.id, hasReviews: draft.googlePlaceId !== null });
  const { count: markedDays } = useMarkedDays(draft.id);
  const categories = chosenCategories(draft, catalogue);
  const page = sectionsOnPage({
    ...draft,
    ...previewedFields(draft, { catalogue, partners }),
    images,
    reviews,
    onOpenPicture: open,
    onPictureIntent: prepare,
    opensTabs: true,
  });
  const content = new Map(page.map((one) => [one.section, one.content]));
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
          state={stateOf(draft, section, { hasReviews: reviews !== undefined, markedDays })}
          editPath={paths[section]}
          visibility={visibility}
        >
          {content.get(section)}
        </PreviewedSection>
      ))}
      {lightbox}
    </div>
  );
}

/** The fields of all sections as the public page would have them after a publish. */
const previewedFields = (draft: WebstoreDraftView, sources: PreviewSources): PreviewedFields =>
  Object.assign({}, ...sectionNames.map((name) => editedSections[name].shown?.(draft, sources))) as PreviewedFields;

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
