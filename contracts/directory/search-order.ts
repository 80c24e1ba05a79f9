/** OP-73, and best rated. Placement counts in `recommended` only; the id is last in each of them. */
export const searchOrders = ['recommended', 'distance', 'rating', 'name', 'priceLow', 'priceHigh', 'newest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** Values of the sort keys of the last result shown; where the next page begins. Each of them has one. */
export type SearchCursor = readonly (string | number)[];

const toUrlForm = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromUrlForm = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');

/** A cursor as it travels: opaque to its receiver. */
export function writeCursor(order: SearchOrder, after: SearchCursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order, ...after]));
  return toUrlForm(btoa(String.fromCharCode(...bytes)));
}

/** Reads a cursor that was written for this order; anything else is `undefined`. */
export function readCursor(order: SearchOrder, text: string): SearchCursor | undefined {
  try {
    const bytes = Uint8Array.from(atob(fromUrlForm(text)), (letter) => letter.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parsed)) return undefined;
    const [writtenFor, ...after] = parsed as unknown[];
    const isValue = (value: unknown) => typeof value === 'string' || Number.isFinite(value);
    return writtenFor === order && after.length > 0 && after.length <= 12 && after.every(isValue)
      ? (after as SearchCursor)
      : undefined;
  } catch {
    return undefined;
  }
}
