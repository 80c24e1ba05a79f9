import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { siteSettings } from '../../../base/site-settings.js';
import type { SearchCriteria } from '../api.js';
import { openSearch } from './open-search.js';
import { vendorTable } from './vendor-table.js';

/** Files of a list, each of 24 vendors (DIR-42); the button says how many vendors that are. */
const mostFiles = 5;
/** Without it, spreadsheets read the file in another alphabet. */
const byteOrderMark = '\uFEFF';

/**
 * Hands the vendors of a search over as a table, which the browser keeps as a file.
 * @throws what openSearch throws
 */
export async function downloadList(api: ApiClient, criteria: SearchCriteria, name: string): Promise<void> {
  const fetchFile: typeof fetch = (input, init) => window.fetch(input, init);
  const cards: ListingCardView[] = [];
  for (let page = 1; page <= mostFiles; page += 1) {
    const { results, numResults } = await openSearch(api, fetchFile, { ...criteria, page });
    cards.push(...results);
    if (results.length === 0 || cards.length >= numResults) break;
  }
  save(byteOrderMark + vendorTable(cards, siteSettings.url), `${name}.csv`);
}

function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has to have taken it first.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
