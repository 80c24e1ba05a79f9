import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import { admin } from '../../texts/admin.js';

/** The display name of a user. */
export const nameOf = ({ firstName, lastName }: Pick<AdminUserView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || admin.users.nameless;

/** The role of a user on the site (ID-1). */
export function roleOf({ isAdmin, roles }: Pick<AdminUserView, 'isAdmin' | 'roles'>): string {
  if (isAdmin) return admin.roles.admin;
  return roles.includes('Vendor') ? admin.roles.vendor : admin.roles.couple;
}
