import { Link } from 'react-router-dom';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import { admin } from '../../../texts/admin.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { AdminFrame } from '../components/admin-frame.js';
import { ListPages } from '../components/list-pages.js';
import { ListSearch } from '../components/list-search.js';
import { Loaded } from '../components/loaded.js';
import { nameOf, roleOf } from '../name-of.js';
import { userPath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';
import { useListing } from '../use-listing.js';

const texts = admin.users;

/** Everybody who can sign in. */
export default function UsersPage() {
  const list = useListing(adminUsersRoutes.adminUsers);
  const { data, isPlaceholderData } = list;
  return (
    <AdminFrame title={admin.pages.users} lead={texts.lead}>
      <ListSearch hint={texts.hint} />
      <Loaded query={list} failed={texts.failed} isEmpty={data?.results.length === 0} none={texts.none}>
        <div className="overflow-hidden rounded-card border border-hairline bg-surface">
          <DataTable
            label={admin.pages.users}
            stackBelow="wide"
            columns={columns}
            rows={data?.results ?? []}
            keyOf={({ id }) => id}
            isStale={isPlaceholderData}
          />
        </div>
      </Loaded>
      {data && <ListPages {...data} />}
    </AdminFrame>
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
  { id: 'business', name: texts.columns.business, cell: ({ vendor }) => vendor?.name },
  { id: 'created', name: texts.columns.created, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
];
