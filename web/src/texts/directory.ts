/** Words of the vendor directory. */
export const directory = {
  heading: (what: string | undefined, where: string | undefined) =>
    `${what ?? 'Vendors'}${where === undefined ? '' : ` in ${where}`}`,
  search: 'Search vendors',
  what: 'What',
  where: 'Where',
  vendorName: 'Vendor name',
  anyCategory: 'All categories',
  anywhere: 'Anywhere',
  nameHint: 'Type 4 letters or more',
  nameTooShort: 'Type at least 4 letters of the name to search for it.',
  submit: 'Search',
  results: 'Results',
  searching: 'Searching',
  count: (count: number, name: string | undefined) => {
    const vendors = count === 0 ? 'No vendors' : count === 1 ? '1 vendor' : `${count.toLocaleString('en-US')} vendors`;
    return name === undefined ? vendors : `${vendors} called “${name}”`;
  },
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} vendors shown`,
  showMore: (more: number) => `Show ${more} more`,
  moreFailed: 'The next vendors could not be loaded. Those above stay.',
  empty: {
    title: "You've reached an area where we are still adding vendors",
    text: 'Look in another place, or let go of a part of your search.',
    everywhere: 'Look everywhere',
    allVendors: 'See all vendors',
  },
  failed: { title: 'Search is not answering right now', text: 'Your search is kept. Vendor pages still work.' },
  shortName: { title: 'A little more of the name', text: 'Type at least 4 letters of the name to search for it.' },
  card: {
    categoryIn: (category: string, place: string) => (place === '' ? category : `${category} in ${place}`),
    capacity: (guests: string) => `Up to ${guests} guests`,
    distance: (miles: string) => `${miles} away`,
  },
};
