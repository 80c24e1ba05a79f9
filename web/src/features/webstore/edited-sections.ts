import {
  Award,
  CalendarDays,
  CircleHelp,
  Handshake,
  Images,
  Package,
  Sparkles,
  Star,
  Store,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { SectionName, SectionsView } from '#contracts/webstore/sections.js';
import type { PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../texts/dashboard.js';
import { about } from '../../texts/sections/about.js';
import { amenities } from '../../texts/sections/amenities.js';
import { availability } from '../../texts/sections/availability.js';
import { awards } from '../../texts/sections/awards.js';
import { faqs } from '../../texts/sections/faqs.js';
import { gallery } from '../../texts/sections/gallery.js';
import { packages } from '../../texts/sections/packages.js';
import { partners } from '../../texts/sections/partners.js';
import { reviews } from '../../texts/sections/reviews.js';
import type { SectionWords } from '../../texts/sections/section-words.js';
import { store } from '../../texts/sections/store.js';
import { amenityGroups } from './amenities-values.js';
import { awardViews, packageViews, partnerViews } from './complete-items.js';
import { chosenCategories, previewedFacts } from './previewed-facts.js';
import type { Partners } from './use-partners.js';
import type { BusinessFacts } from './webstore-facts.js';

/** Facts about a webstore besides its draft; undefined while they are loading. */
export interface LiveFacts {
  /** Number of marked future days. */
  markedDays?: number | undefined;
  hasReviews?: boolean | undefined;
}

/** Resolves what a draft only names by id. */
export interface PreviewSources {
  catalogue: readonly CategoryView[];
  partners: Partners;
}

/** The fields of the public page that a preview derives from the draft. */
export type PreviewedFields = BusinessFacts & SectionsView & Pick<PublicWebstoreView, 'amenities'>;

/** One section in editor, dashboard and preview. Its name is in the catalogue of sections. */
export interface EditedSection {
  icon: LucideIcon;
  words: SectionWords;
  /** The number of items; undefined where items are not counted. A section with none is empty. */
  itemsIn: (draft: WebstoreDraftView) => number | undefined;
  /** Whether couples would see nothing, where that depends on more than the items; undefined while unknown. */
  isEmptyOnPage?: (draft: WebstoreDraftView, live: LiveFacts) => boolean | undefined;
  /** The content in a few words, for the dashboard; null while unknown. */
  summaryOf: (draft: WebstoreDraftView, live: LiveFacts) => string | null;
  /** The section's fields as the public page would have them after a publish, if they differ from the draft's. */
  shown?: (draft: WebstoreDraftView, sources: PreviewSources) => Partial<PreviewedFields>;
}

const texts = dashboard.sections;

/** The sections for their vendor. */
export const editedSections: Record<SectionName, EditedSection> = {
  about: {
    icon: UserRound,
    words: about,
    itemsIn: () => undefined,
    isEmptyOnPage: ({ businessDescription }) => businessDescription.trim() === '',
    summaryOf: ({ businessDescription }) => texts.characters([...businessDescription].length),
    shown: (draft, { catalogue }) => previewedFacts(draft, catalogue),
  },
  amenities: {
    icon: Sparkles,
    words: amenities,
    itemsIn: ({ services }) => services.length,
    summaryOf: ({ services, styles }) => texts.services(services.length, styles.length),
    shown: (draft, { catalogue }) => ({
      amenities: amenityGroups(chosenCategories(draft, catalogue), draft.services),
    }),
  },
  store: {
    icon: Store,
    words: store,
    itemsIn: ({ preferredStore }) => (preferredStore === null ? 0 : undefined),
    summaryOf: ({ preferredStore }) => preferredStore?.storeName ?? null,
  },
  availability: {
    icon: CalendarDays,
    words: availability,
    itemsIn: () => undefined,
    isEmptyOnPage: (_draft, { markedDays }) => (markedDays === undefined ? undefined : markedDays === 0),
    summaryOf: (_draft, { markedDays }) => (markedDays === undefined ? null : texts.days(markedDays)),
  },
  gallery: {
    icon: Images,
    words: gallery,
    itemsIn: ({ images }) => images.length,
    summaryOf: ({ images }) => texts.photos(images.length),
  },
  reviews: {
    icon: Star,
    words: reviews,
    itemsIn: ({ googlePlaceId }) => (googlePlaceId === null ? 0 : undefined),
    isEmptyOnPage: (_draft, { hasReviews }) => hasReviews === false,
    summaryOf: () => texts.reviews,
  },
  packages: {
    icon: Package,
    words: packages,
    itemsIn: (draft) => draft.packages.length,
    summaryOf: (draft) => packages.count(draft.packages.length),
    shown: (draft) => ({ packages: packageViews(draft.packages, draft) }),
  },
  faqs: {
    icon: CircleHelp,
    words: faqs,
    itemsIn: (draft) => draft.faqs.length,
    summaryOf: (draft) => faqs.count(draft.faqs.length),
    shown: (draft) => ({ faqs: draft.faqs.map((faq, ordinal) => ({ ...faq, ordinal })) }),
  },
  partners: {
    icon: Handshake,
    words: partners,
    itemsIn: (draft) => draft.partners.length,
    summaryOf: (draft) => partners.count(draft.partners.length),
    shown: (draft, sources) => ({ partners: partnerViews(draft.partners, sources.partners) }),
  },
  awards: {
    icon: Award,
    words: awards,
    itemsIn: (draft) => draft.awards.length,
    summaryOf: (draft) => awards.count(draft.awards.length),
    shown: (draft) => ({ awards: awardViews(draft.awards, draft) }),
  },
};
