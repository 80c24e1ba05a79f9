import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import type { VendorProps } from './domain/vendor.js';

/** The fields of a vendor that its row and its aggregate share. */
type KnownVendor = Omit<VendorRecordView, 'props'> & { props: Partial<VendorProps> };

export const vendorRecord = (vendor: KnownVendor): VendorRecordView => ({
  id: vendor.id,
  userId: vendor.userId,
  name: vendor.name,
  contactFirstName: vendor.contactFirstName,
  contactLastName: vendor.contactLastName,
  contactEmail: vendor.contactEmail,
  contactPhone: vendor.contactPhone,
  tosAccepted: vendor.tosAccepted,
  props: { defaultWebstoreId: vendor.props.defaultWebstoreId ?? null },
  version: vendor.version,
});
