import { useSearchParams } from 'react-router-dom';
import { deepestItem } from '#contracts/operations/operations.query.js';

/** How many entries of a record a page has. */
export const recordPageSize = 25;

/** The page that the address asks for; what is no page is the first. */
export function usePageNumber(): number {
  const asked = Number(useSearchParams()[0].get('page') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked * recordPageSize <= deepestItem ? asked : 1;
}
