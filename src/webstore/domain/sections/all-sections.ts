import { sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';
import { about } from './about.js';
import { amenities } from './amenities.js';
import { awards } from './awards.js';
import { faqs } from './faqs.js';
import { gallery } from './gallery.js';
import { packages } from './packages.js';
import { partners } from './partners.js';
import { reviews } from './reviews.js';
import { store } from './store.js';
import type { SectionRules } from './section-rules.js';

/** Availability is live and has a table of its own, so it is not part of the draft. */
type DraftSection = Exclude<SectionName, 'availability'>;

const rules: { [S in DraftSection]: SectionRules<S> } = {
  about,
  amenities,
  store,
  gallery,
  reviews,
  packages,
  faqs,
  partners,
  awards,
};

/** The rules of every section that is part of the draft, in the order of the page. */
export const allSections = Object.keys(sections).flatMap((name) =>
  name in rules ? [rules[name as DraftSection]] : [],
) as readonly SectionRules[];

/** Merges a result of every section for one content. */
export const mergedOf = <T extends object>(of: (section: SectionRules) => T): T =>
  Object.assign({}, ...allSections.map(of)) as T;

/** The content that visitors may see: hidden parts are not sent. */
export const shownContent = (content: WebstoreContent): WebstoreContent => ({
  ...content,
  ...mergedOf((section) => section.shown(content)),
});
