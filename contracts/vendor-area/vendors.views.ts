import type { VendorRecordView } from '../identity/vendors.views.js';

/** A business with what other contexts know of it (ID-15, as far as its sources exist). */
export interface VendorView extends VendorRecordView {
  webstoreCount: number;
  /** Messages in the inbox that the vendor has not read (MSG-4). */
  unreadMessageCount: number;
}
