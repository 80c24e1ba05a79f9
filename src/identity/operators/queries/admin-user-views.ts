import type { Kysely } from 'kysely';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import type { Role } from '#contracts/identity/role.js';
import type { VendorTable } from '../../vendors/vendor-table.js';

export interface AdminTables {
  'identity.user': {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    is_admin: boolean;
    roles: Role[];
    created_at: string;
  };
  'identity.vendor': VendorTable;
  'identity.account_closing': { user_id: string; closes_at: string };
}

/** Selects users with their vendors. */
export const usersWithVendors = (tables: Kysely<AdminTables>) =>
  tables
    .selectFrom('identity.user as user')
    .leftJoin('identity.vendor as vendor', 'vendor.user_id', 'user.id')
    .leftJoin('identity.account_closing as closing', 'closing.user_id', 'user.id');

/** The columns of a view. */
export const viewColumns = [
  'user.id as id',
  'user.email as email',
  'user.first_name as firstName',
  'user.last_name as lastName',
  'user.phone as phoneNumber',
  'user.is_admin as isAdmin',
  'user.roles as roles',
  'user.created_at as createdAt',
  'closing.closes_at as closesAt',
  'vendor.id as vendorId',
  'vendor.name as vendorName',
  'vendor.contact_first_name as contactFirstName',
  'vendor.contact_last_name as contactLastName',
  'vendor.contact_email as contactEmail',
  'vendor.contact_phone as contactPhone',
  'vendor.tos_accepted as tosAccepted',
] as const;

type Person = Omit<AdminUserView, 'vendor' | 'closesAt'>;
interface Row extends Person {
  closesAt: string | null;
  vendorId: string | null;
  vendorName: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  tosAccepted: boolean | null;
}

export function adminUserView(row: Row): AdminUserView {
  const { vendorId, vendorName, contactFirstName, contactLastName, contactEmail, contactPhone, tosAccepted } = row;
  const { id, email, firstName, lastName, phoneNumber, isAdmin, roles, createdAt, closesAt } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    phoneNumber,
    isAdmin,
    roles,
    createdAt: new Date(createdAt).toISOString(),
    ...(closesAt !== null && { closesAt: new Date(closesAt).toISOString() }),
    vendor:
      vendorId === null
        ? null
        : {
            id: vendorId,
            userId: id,
            name: vendorName ?? '',
            contactFirstName: contactFirstName ?? '',
            contactLastName: contactLastName ?? '',
            contactEmail: contactEmail ?? '',
            contactPhone,
            tosAccepted: tosAccepted === true,
          },
  };
}
