/** Column headings of a downloaded list of vendors. */
export const vendorTable = {
  name: 'Name',
  kind: 'Category',
  place: 'Place',
  price: 'Price',
  guests: 'Maximum guests',
  miles: 'Miles away',
  page: 'Page',
};
