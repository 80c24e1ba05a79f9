import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { formatPlace } from '../../../base/format.js';
import { vendorTable as heads } from '../../../texts/vendor-table.js';

/** Marks a value as text that a spreadsheet would treat as a formula. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cellOf = (value: string | number | null) => {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A list of vendors for spreadsheets: CSV according to RFC 4180.
 * @param siteUrl base URL of their pages, without a trailing slash
 */
export function vendorTable(cards: readonly ListingCardView[], siteUrl: string): string {
  const rows = cards.map(({ name, categoryName, city, state, priceTier, capacity, distance, url }) => [
    name,
    categoryName,
    formatPlace(city, state),
    '$'.repeat(priceTier ?? 0),
    capacity,
    distance === null ? null : Math.round(distance * 10) / 10,
    `${siteUrl}/${url}`,
  ]);
  const { name, kind, place, price, guests, miles, page } = heads;
  return [[name, kind, place, price, guests, miles, page], ...rows]
    .map((row) => `${row.map(cellOf).join(',')}\r\n`)
    .join('');
}
