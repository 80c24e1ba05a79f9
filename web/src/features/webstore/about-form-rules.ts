import type { CategoryView } from '#contracts/webstore/category.view.js';
import { aboutErrors, aboutLacks } from './about-errors.js';
import { aboutFields, aboutValuesOf, comparable, filledLinks, type AboutValues } from './about-values.js';
import type { SectionForm } from './section-form.js';

/** @param catalogue decides which categories have guests, and therefore no travel */
export const aboutForm = (catalogue: readonly CategoryView[]): SectionForm<AboutValues> => ({
  fields: aboutFields,
  valuesOf: aboutValuesOf,
  asSent: (values) => ({ ...values, links: filledLinks(values.links) }),
  isSame: (field, a, b) => comparable(a, field) === comparable(b, field),
  errorsOf: (values, changed) => aboutErrors(values, changed, catalogue),
  lacksOf: (missing, values) => aboutLacks(missing, values, catalogue),
});
