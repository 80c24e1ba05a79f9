import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { formatPlace } from '../../../base/format.js';
import { vendorTable as heads } from '../../../texts/vendor-table.js';

/** What a spreadsheet would take for a formula is marked as text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cellOf = (value: string | number | null) => {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A list of vendors for spreadsheets: CSV as RFC 4180 has it.
 * @param siteUrl where their pages are, without a slash at its end
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
