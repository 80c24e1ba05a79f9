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
