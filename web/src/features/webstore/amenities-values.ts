import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { AmenityGroupView } from '#contracts/webstore/webstore.views.js';
import type { SectionForm } from './section-form.js';

export type AmenitiesValues = Pick<WebstoreContent, 'services' | 'styles'>;

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();

/** Services and styles are sets, whose order is irrelevant. */
export const amenitiesForm: SectionForm<AmenitiesValues> = {
  fields: ['services', 'styles'],
  valuesOf: ({ services, styles }) => ({ services, styles }),
  isSame: (field, a, b) => sorted(a[field]) === sorted(b[field]),
};

/** The ids of `chosen` that are in the group. */
export const among = (chosen: readonly number[], offered: readonly { id: number }[]): number[] =>
  chosen.filter((id) => offered.some((one) => one.id === id));

/** Replaces the ids of one group in `chosen` with those that are ticked now. */
export const replaced = (
  chosen: readonly number[],
  group: readonly { id: number }[],
  ticked: readonly number[],
): number[] => [...chosen.filter((id) => !group.some((one) => one.id === id)), ...ticked];

/** Every service of a category. */
export const servicesOf = ({ serviceTypes }: CategoryView) => serviceTypes.flatMap(({ services }) => services);

/** The chosen services as shown to couples, grouped by service type. */
export const amenityGroups = (categories: readonly CategoryView[], chosen: readonly number[]): AmenityGroupView[] =>
  categories
    .flatMap(({ serviceTypes }) => serviceTypes)
    .map(({ id, name, services }) => ({
      id,
      name,
      services: services.filter((service) => chosen.includes(service.id)).map((service) => service.name),
    }));
