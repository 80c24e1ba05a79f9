/** Heads of the columns of a list of vendors that somebody takes along. */
export const vendorTable = {
  name: 'Name',
  kind: 'Category',
  place: 'Place',
  price: 'Price',
  guests: 'Maximum guests',
  miles: 'Miles away',
  page: 'Page',
};
