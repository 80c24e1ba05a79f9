import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { categoryById } from '#src/webstore/public/categories.js';

/**
 * An empty answer would say that nobody offers it.
 * @throws InvalidInput naming `categoryId`
 */
export function refuseUnknownCategory(categoryId: number | undefined): void {
  if (categoryId === undefined || categoryById(categoryId)) return;
  throw new InvalidInput({ categoryId: ['unknown-value'] });
}
