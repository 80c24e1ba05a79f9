import type { VendorProps } from './domain/vendor.js';

/** Columns of `identity.vendor` for queries. */
export interface VendorTable {
  id: string;
  user_id: string;
  name: string;
  contact_first_name: string;
  contact_last_name: string;
  contact_email: string;
  contact_phone: string | null;
  tos_accepted: boolean;
  props: Partial<VendorProps>;
  version: number;
}
