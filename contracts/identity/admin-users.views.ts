import type { Role } from './role.js';

/** The vendor of a user, for operators. */
export interface AdminVendorView {
  id: string;
  userId: string;
  name: string;
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  contactPhone: string | null;
  /** True if the terms of service were accepted (ID-9). */
  tosAccepted: boolean;
}

/** A user, for operators. */
export interface AdminUserView {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  isAdmin: boolean;
  roles: Role[];
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The time of erasure, ISO 8601, UTC; absent unless the account is closed. */
  closesAt?: string;
  /** Null for users without a vendor. */
  vendor: AdminVendorView | null;
}
