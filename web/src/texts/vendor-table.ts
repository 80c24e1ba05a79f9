/** Heads of the columns of a list of vendors that somebody takes along. */
export const vendorTable = {
  name: 'Name',
  kind: 'Category',
  place: 'Place',
  price: 'Price',
  guests: 'Guests, at most',
  miles: 'Miles away',
  page: 'Page',
};
