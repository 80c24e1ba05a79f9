import type { FieldErrors } from '#contracts/shared/problem.js';
import { servicesOf, stylesOf } from '../../catalogue/catalogue.js';
import { withoutRules, type SectionRules } from './section-rules.js';

/** Services and styles: choices of the categories. */
export const amenities: SectionRules<'amenities'> = {
  ...withoutRules,
  // Earlier choices of a removed category are removed with it; new choices are refused instead.
  tidy: ({ categoryIds, services, styles }, changes) => ({
    services: changes.services ?? services.filter(isOneOf(servicesOf(categoryIds))),
    styles: changes.styles ?? styles.filter(isOneOf(stylesOf(categoryIds))),
  }),
  misfits({ categoryIds, services, styles }) {
    const errors: FieldErrors = {};
    if (!services.every(isOneOf(servicesOf(categoryIds)))) errors['services'] = ['not-of-category'];
    if (!styles.every(isOneOf(stylesOf(categoryIds)))) errors['styles'] = ['not-of-category'];
    return errors;
  },
  // A category without services to choose from (photo booths, WS-183) requires none.
  missing: ({ categoryIds, services }) =>
    services.length > 0 || servicesOf(categoryIds).length === 0 ? [] : ['services'],
};

const isOneOf = (items: readonly { id: number }[]) => {
  const ids = new Set(items.map((item) => item.id));
  return (id: number) => ids.has(id);
};
