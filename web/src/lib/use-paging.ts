import { useSearchParams } from 'react-router-dom';

const pageSize = 25;

/**
 * The page of a list in the address; an invalid one is the first.
 * @param deepestItem how far down the list the api goes
 */
export function usePaging(deepestItem = 1_000 * pageSize): { page: number; pageSize: number } {
  const asked = Number(useSearchParams()[0].get('page') ?? 1);
  return { page: Number.isInteger(asked) && asked >= 1 && asked * pageSize <= deepestItem ? asked : 1, pageSize };
}
