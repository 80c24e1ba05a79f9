import {
  fieldsOf,
  sectionNames,
  sections,
  type SectionName,
  type ShownSections,
  type WebstoreContent,
} from '#contracts/webstore/sections.js';
import { about } from './about.js';
import { amenities } from './amenities.js';
import { awards } from './awards.js';
import { faqs } from './faqs.js';
import { gallery } from './gallery.js';
import { packages } from './packages.js';
import { partners } from './partners.js';
import { reviews } from './reviews.js';
import { withoutRules, type PageSources, type SectionRules } from './section-rules.js';

/** A section whose fields have no rules beyond those of the request is not listed. */
const rules: { readonly [S in SectionName]?: SectionRules<S> } = {
  about,
  amenities,
  gallery,
  reviews,
  packages,
  faqs,
  partners,
  awards,
};

const rulesOf = (name: SectionName): SectionRules => rules[name] ?? withoutRules;

/** The rules of every section, in the order of the page. */
export const allSections: readonly SectionRules[] = sectionNames.map(rulesOf);

/** Merges a result of every section for one content. */
export const mergedOf = <T extends object>(of: (section: SectionRules) => T): T =>
  Object.assign({}, ...allSections.map(of)) as T;

/**
 * The fields of all sections that visitors may see.
 * @param isShown whether the page shows a section; the fields of the others are empty
 */
export const shownSections = (
  content: WebstoreContent,
  isShown: (section: SectionName) => boolean,
  sources: PageSources,
): ShownSections => {
  const partOf = (name: SectionName) =>
    isShown(name) ? { ...ownFields(content, name), ...rulesOf(name).shown(content, sources) } : sections[name].empty();
  return Object.assign({}, ...sectionNames.map(partOf)) as ShownSections;
};

const ownFields = (content: WebstoreContent, section: SectionName) =>
  Object.fromEntries(fieldsOf(section).map((field) => [field, content[field]]));
