import type { VendorRecordView } from '../identity/vendors.views.js';

/** A business with what other contexts know of it (ID-15, as far as its sources exist). */
export interface VendorView extends VendorRecordView {
  webstoreCount: number;
}

/** A page of businesses, in the order of their names. */
export interface VendorPageView {
  results: VendorView[];
  numResults: number;
  page: number;
  pageSize: number;
}
