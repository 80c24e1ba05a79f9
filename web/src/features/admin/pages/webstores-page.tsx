import { Link } from 'react-router-dom';
import { adminWebstoresRoutes } from '#contracts/webstore/admin-webstores.routes.js';
import type { AdminWebstoreRowView } from '#contracts/webstore/admin-webstores.views.js';
import { admin } from '../../../texts/admin.js';
import { editAbout } from '../../../texts/edit-about.js';
import { Badge } from '../../../ui/badge.js';
import type { Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { Listing } from '../components/listing.js';
import { userPath, webstorePath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';
import { statusTones } from '../status-tones.js';
import { useListing } from '../use-listing.js';

const texts = admin.webstores;

/** The list of all webstores (ID-107). */
export default function WebstoresPage() {
  return (
    <Listing
      title={admin.pages.webstores}
      texts={texts}
      list={useListing(adminWebstoresRoutes.adminWebstores)}
      columns={columns}
    />
  );
}

const columns: Column<AdminWebstoreRowView>[] = [
  {
    id: 'name',
    name: texts.columns.name,
    className: 'max-wide:basis-full',
    cell: ({ id, name }) => (
      <Link to={webstorePath(id)} className={rowLinkStyle}>
        {name || admin.webstore.nameless}
      </Link>
    ),
  },
  {
    id: 'status',
    name: texts.columns.status,
    cell: ({ publishStatus }) => <Badge tone={statusTones[publishStatus]}>{editAbout.statuses[publishStatus]}</Badge>,
  },
  {
    id: 'address',
    name: texts.columns.address,
    cell: ({ url }) =>
      url === null ? <span className="text-faint">{admin.nothing}</span> : <span className="wrap-anywhere">{url}</span>,
  },
  {
    id: 'vendor',
    name: texts.columns.vendor,
    cell: ({ vendor }) =>
      vendor ? (
        <Link to={userPath(vendor.userId)} className={rowLinkStyle}>
          {vendor.name || vendor.contactEmail}
        </Link>
      ) : (
        admin.gone
      ),
  },
  { id: 'created', name: texts.columns.created, cell: ({ created }) => <Moment iso={created} /> },
];
