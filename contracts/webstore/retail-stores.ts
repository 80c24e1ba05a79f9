/** A store of the retailer that runs the site (WS-17). */
export interface RetailStoreView {
  /** The retailer's own number of the store, which never changes: letters, digits and hyphens. */
  storeNumber: string;
  storeName: string;
  address: string;
  city: string;
  /** Two-letter code of a US state or Canadian province. */
  stateOrProvince: string;
  postalCode: string;
  /** Degrees. */
  lat: number;
  lng: number;
}

/** A store with its distance in miles from a point. */
export interface StoreAtDistance extends RetailStoreView {
  distance: number;
}

/** The order page for printed inserts (WS-125). */
export interface InsertsView {
  /** With the code of the vendor's account in it; null on a site without an order page. */
  orderUrl: string | null;
}
