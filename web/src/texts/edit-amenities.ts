import { formatNumber } from '../base/format.js';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Words of the page on which vendors choose services and styles. */
export const editAmenities = {
  lead: 'Select what you offer. Couples filter by it.',
  chosen: (count: number) => `${formatNumber(count)} selected`,
  ofCategory: (category: string) => `Services: ${category}`,
  sum: (services: number, styles: number | null) =>
    [counted(services, 'service', 'services'), ...(styles === null ? [] : [counted(styles, 'style', 'styles')])].join(
      ', ',
    ),
  share: (chosen: number, offered: number) =>
    chosen === 0 ? 'None' : `${formatNumber(chosen)} of ${formatNumber(offered)}`,
  styles: 'Styles',
  nothingOffered: 'There’s nothing to choose for this category.',
  noCategory: 'Choose a category first. It determines which services you can offer.',
  missingCategory: 'Missing a category?',
  chooseCategory: 'Choose one in About',
};
