import type { BusinessRemovalView } from '../identity/account.views.js';
import type { AdminVendorView } from '../identity/admin-users.views.js';
import type { WebstoreDraftView, WebstoreSummaryView } from './webstore.views.js';

/** One line of the list of all webstores. */
export interface AdminWebstoreRowView extends WebstoreSummaryView {
  /** ISO 8601, UTC. */
  created: string;
  /** Null when the business is gone. */
  vendor: AdminVendorView | null;
}

/** A webstore with the vendor it belongs to (ID-107). */
export interface AdminWebstoreView {
  webstore: WebstoreDraftView;
  vendor: AdminVendorView | null;
  /** That the vendor wants the business off the site (ID-117); null while they keep it. */
  removal: BusinessRemovalView | null;
}
