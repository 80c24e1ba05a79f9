/** An item that was deleted, and where it was. */
export interface RemovedItem<T> {
  item: T;
  index: number;
}

/** Moves an item to another index; the order of the others stays. An index outside the list changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export const withoutItem = <T>(items: readonly T[], index: number): T[] => items.toSpliced(index, 1);

/** Puts a deleted item back where it was, or at the end of a list that has become shorter. */
export const withItemAgain = <T>(items: readonly T[], { item, index }: RemovedItem<T>): T[] =>
  items.toSpliced(index, 0, item);
