import { Link } from 'react-router-dom';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import { admin } from '../../../texts/admin.js';
import type { Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { Listing } from '../components/listing.js';
import { nameOf, roleOf } from '../name-of.js';
import { userPath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';
import { useListing } from '../use-listing.js';

const texts = admin.users;

/** The list of all users. */
export default function UsersPage() {
  return (
    <Listing title={admin.pages.users} texts={texts} list={useListing(adminUsersRoutes.adminUsers)} columns={columns} />
  );
}

const columns: Column<AdminUserView>[] = [
  {
    id: 'name',
    name: texts.columns.name,
    className: 'max-wide:basis-full',
    cell: (user) => (
      <Link to={userPath(user.id)} className={rowLinkStyle}>
        {nameOf(user)}
      </Link>
    ),
  },
  { id: 'email', name: texts.columns.email, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { id: 'role', name: texts.columns.role, cell: roleOf },
  {
    id: 'business',
    name: texts.columns.business,
    cell: ({ vendor }) => vendor?.name ?? <span className="text-faint">{admin.nothing}</span>,
  },
  { id: 'created', name: texts.columns.created, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
];
