import { formatNumber } from '../base/format.js';

/** Words of the links between the pages of a list. */
export const paging = {
  label: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
};
