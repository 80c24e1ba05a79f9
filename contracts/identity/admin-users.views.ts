import type { Role } from './role.js';

/** The business of a user, as operators see it. */
export interface AdminVendorView {
  id: string;
  userId: string;
  name: string;
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  contactPhone: string | null;
  /** The terms of service were accepted (ID-9). */
  tosAccepted: boolean;
}

/** A user, as operators see one. */
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
  /** When the account is erased, ISO 8601, UTC; absent unless it was closed. */
  closesAt?: string;
  /** Null for somebody without a business. */
  vendor: AdminVendorView | null;
}

export interface AdminUserPageView {
  results: AdminUserView[];
  numResults: number;
  page: number;
  pageSize: number;
}
