import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { formatDate, formatPhone } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { editAbout } from '../../../texts/edit-about.js';
import { Badge } from '../../../ui/badge.js';
import { Loaded } from '../../../loading/loaded.js';
import { Moment } from '../../../ui/moment.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { ActForButton } from '../components/act-for-button.js';
import { ErasePersonButton } from '../components/erase-person-button.js';
import { FactCard } from '../components/fact-card.js';
import { SignOutButton } from '../components/sign-out-button.js';
import { nameOf, roleOf } from '../name-of.js';
import { webstorePath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';
import { statusTones } from '../status-tones.js';

const texts = admin.user;

/** A user with business and webstores, and a button to impersonate them (ID-111, WS-196). */
export default function UserPage() {
  const { api } = useServices();
  const { userId = '' } = useParams();
  const loaded = useQuery(routeQuery(api, adminUsersRoutes.adminUser, { params: { id: userId } }));
  const { data } = loaded;
  return (
    <PageFrame
      title={data ? nameOf(data) : admin.pages.users}
      back={{ to: pagePaths.adminUsers, name: texts.back }}
      actions={
        data && (
          <>
            {!data.isAdmin && <ActForButton userId={data.id} name={nameOf(data)} />}
            <SignOutButton userId={data.id} name={nameOf(data)} />
            {!data.isAdmin && data.closesAt === undefined && <ErasePersonButton userId={data.id} name={nameOf(data)} />}
          </>
        )
      }
    >
      <Loaded query={loaded} failed={texts.failed}>
        {data && <User {...data} />}
      </Loaded>
    </PageFrame>
  );
}

function User(user: AdminUserView) {
  const { columns } = admin.users;
  return (
    <div className="grid items-start gap-5 desk:grid-cols-2">
      <FactCard
        title={texts.title}
        facts={[
          [columns.email, user.email],
          [texts.phone, user.phoneNumber && formatPhone(user.phoneNumber)],
          [columns.role, roleOf(user)],
          [columns.business, user.vendor?.name ?? null],
          [texts.since, <Moment key="since" iso={user.createdAt} />],
          ...(user.closesAt === undefined ? [] : [[texts.erasedOn, formatDate(user.closesAt)] as const]),
          [texts.id, user.id],
        ]}
      />
      <Webstores userId={user.id} />
    </div>
  );
}

function Webstores({ userId }: { userId: string }) {
  const { api } = useServices();
  const own = useQuery(
    routeQuery(api, webstoreRoutes.webstoresOfUser, { params: { userId }, query: { pageSize: 100 } }),
  );
  return (
    <Loaded query={own} failed={admin.webstores.failed}>
      <FactCard title={texts.webstores} facts={[]}>
        {own.data?.results.length === 0 ? (
          <p className="px-5 pb-5 text-muted">{texts.noWebstores}</p>
        ) : (
          <ul>
            {own.data?.results.map(({ id, name, publishStatus }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-5 py-2.5"
              >
                <Link to={webstorePath(id)} className={rowLinkStyle}>
                  {name || admin.webstore.nameless}
                </Link>
                <Badge tone={statusTones[publishStatus]}>{editAbout.statuses[publishStatus]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </FactCard>
    </Loaded>
  );
}
