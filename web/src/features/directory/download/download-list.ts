import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { siteSettings } from '../../../base/site-settings.js';
import type { SearchCriteria } from '../api.js';
import { openSearch } from './open-search.js';
import { vendorTable } from './vendor-table.js';

/**
 * Largest number of files in a download, with 24 vendors each (DIR-42); the button shows the resulting number of
 * vendors.
 */
const mostFiles = 5;
/** Byte order mark, without which spreadsheets assume another encoding. */
const byteOrderMark = '\uFEFF';

/**
 * Downloads the vendors of a search as a table.
 * @throws the errors of openSearch
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
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
