import type { EventVendor } from './event.js';

const lookedFor = (categoryId: number): EventVendor => ({ categoryId, webstoreId: null, nickname: null });

export const isLookedFor = (vendors: readonly EventVendor[], categoryId: number): boolean =>
  vendors.some((vendor) => vendor.categoryId === categoryId);

/** Adds a category to the search or removes it, together with the vendor that was chosen for it. */
export const toggleCategory = (vendors: readonly EventVendor[], categoryId: number): EventVendor[] =>
  isLookedFor(vendors, categoryId)
    ? vendors.filter((vendor) => vendor.categoryId !== categoryId)
    : [...vendors, lookedFor(categoryId)];

export const looksForEverything = (vendors: readonly EventVendor[], offered: readonly number[]): boolean =>
  offered.length > 0 && offered.every((categoryId) => isLookedFor(vendors, categoryId));

/** Checks or unchecks 'looking for everything': all categories on offer, or none of them. */
export const lookForEverything = (
  vendors: readonly EventVendor[],
  offered: readonly number[],
  isOn: boolean,
): EventVendor[] =>
  isOn
    ? [...vendors, ...offered.filter((categoryId) => !isLookedFor(vendors, categoryId)).map(lookedFor)]
    : vendors.filter(({ categoryId }) => !offered.includes(categoryId));

/** The step can be skipped only while nothing is selected (EV-40). */
export const canSkipVendors = (vendors: readonly EventVendor[]): boolean => vendors.length === 0;

/** A vendor whom the couple has booked: one of the site, or a free name (OP-89). */
export const isBooked = ({ webstoreId, nickname }: EventVendor): boolean => webstoreId !== null || nickname !== null;

export const bookedOf = (vendors: readonly EventVendor[]): EventVendor[] => vendors.filter(isBooked);

/** Categories for which nobody is booked yet, each once. */
export const stillLookedFor = (vendors: readonly EventVendor[]): number[] => {
  const booked = new Set(bookedOf(vendors).map(({ categoryId }) => categoryId));
  return [...new Set(vendors.map(({ categoryId }) => categoryId))].filter((categoryId) => !booked.has(categoryId));
};

const isSame = (a: EventVendor, b: EventVendor) =>
  a.categoryId === b.categoryId && a.webstoreId === b.webstoreId && a.nickname === b.nickname;

/** Marks a vendor as booked, in place of the open search for the category. A category may have several. */
export const book = (vendors: readonly EventVendor[], booked: EventVendor): EventVendor[] => [
  ...vendors.filter(
    (vendor) => !isSame(vendor, booked) && (isBooked(vendor) || vendor.categoryId !== booked.categoryId),
  ),
  booked,
];

/** Takes the mark away; the category is looked for again unless another vendor of it is booked. */
export const unbook = (vendors: readonly EventVendor[], booked: EventVendor): EventVendor[] => {
  const others = vendors.filter((vendor) => !isSame(vendor, booked));
  return isLookedFor(others, booked.categoryId) ? others : [...others, lookedFor(booked.categoryId)];
};
