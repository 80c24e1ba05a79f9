import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { BusinessRemovalView } from '#contracts/identity/account.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { adminWebstoresRoutes } from '#contracts/webstore/admin-webstores.routes.js';
import type { AdminWebstoreView } from '#contracts/webstore/admin-webstores.views.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { formatPhone } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { editAbout } from '../../../texts/edit-about.js';
import { Badge } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Loaded } from '../../../loading/loaded.js';
import { Moment } from '../../../ui/moment.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { Notice } from '../../../ui/notice.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { ActForButton } from '../components/act-for-button.js';
import { FactCard } from '../components/fact-card.js';
import { editPaths, userPath, webstorePath } from '../paths.js';
import { statusTones } from '../status-tones.js';
import { vendorWebstoresQuery } from '../vendor-webstores-query.js';

const texts = admin.webstore;

/** A webstore with its vendor, and links to edit each section (ID-107). */
export default function WebstorePage() {
  const { api } = useServices();
  const { webstoreId = '' } = useParams();
  const loaded = useQuery(routeQuery(api, adminWebstoresRoutes.adminWebstore, { params: { id: webstoreId } }));
  const { data } = loaded;
  const published = data?.webstore.publishStatus !== 'Unpublished' ? data?.webstore.url : null;
  const actions = data && (
    <>
      {published && (
        <ButtonLink to={`/${published}`} size="small">
          {texts.seePage}
        </ButtonLink>
      )}
      {data.vendor && <ActForButton userId={data.vendor.userId} name={data.vendor.name} />}
    </>
  );
  return (
    <PageFrame
      title={data?.webstore.name || admin.pages.webstores}
      back={{ to: pagePaths.adminWebstores, name: texts.back }}
      actions={actions}
    >
      <Loaded query={loaded} failed={texts.failed}>
        {data && <Webstore {...data} />}
      </Loaded>
    </PageFrame>
  );
}

function Webstore({ webstore, vendor, removal }: AdminWebstoreView) {
  const { facts } = texts;
  const { id, publishStatus, url, subscriptionTier, created } = webstore;
  return (
    <div className="grid items-start gap-5 desk:grid-cols-2">
      {removal && <RemovalNotice {...removal} />}
      <FactCard
        title={facts.title}
        facts={[
          [
            facts.status,
            <Badge key="status" tone={statusTones[publishStatus]}>
              {editAbout.statuses[publishStatus]}
            </Badge>,
          ],
          [facts.address, url],
          [
            facts.plan,
            <span key="plan" className="capitalize">
              {subscriptionTier}
            </span>,
          ],
          [facts.created, <Moment key="created" iso={created} />],
          [facts.id, id],
        ]}
      >
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline px-5 py-4">
          <h3 className="text-muted">{texts.edit}</h3>
          {editPaths(id).map(([section, path]) => (
            <ButtonLink key={section} to={path} size="small">
              {texts.sections[section]}
            </ButtonLink>
          ))}
        </div>
      </FactCard>
      <VendorCard vendor={vendor} shownId={id} />
    </div>
  );
}

function VendorCard({ vendor, shownId }: Pick<AdminWebstoreView, 'vendor'> & { shownId: string }) {
  const { vendor: words } = texts;
  const others = useOtherWebstores(vendor?.id, shownId);
  if (!vendor) {
    return (
      <FactCard title={words.title} facts={[]}>
        <p className="px-5 pb-5 text-muted">{words.none}</p>
      </FactCard>
    );
  }
  return (
    <FactCard
      title={words.title}
      facts={[
        [words.name, vendor.name],
        [words.contact, `${vendor.contactFirstName} ${vendor.contactLastName}`.trim()],
        [words.email, vendor.contactEmail],
        [words.phone, vendor.contactPhone && formatPhone(vendor.contactPhone)],
        [words.terms, vendor.tosAccepted ? words.accepted : words.notAccepted],
        [
          words.user,
          <Link key="user" to={userPath(vendor.userId)} className={textLinkStyle}>
            {words.seeUser}
          </Link>,
        ],
        ...(others.length > 0
          ? [[words.otherWebstores, <WebstoreLinks key="others" webstores={others} />] as const]
          : []),
      ]}
    />
  );
}

/** The vendor's other webstores; none until, or unless, they are loaded (ID-124). */
function useOtherWebstores(vendorId: string | undefined, shownId: string): WebstoreSummaryView[] {
  const { api } = useServices();
  const { data } = useQuery(vendorWebstoresQuery(api, vendorId));
  return (data ?? []).filter(({ id }) => id !== shownId);
}

function WebstoreLinks({ webstores }: { webstores: readonly WebstoreSummaryView[] }) {
  return (
    <ul className="grid gap-1">
      {webstores.map(({ id, name }) => (
        <li key={id}>
          <Link to={webstorePath(id)} className={textLinkStyle}>
            {name || texts.nameless}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether the vendor has requested the removal of the business (ID-117, OP-39). */
function RemovalNotice({ requestedAt, reason }: BusinessRemovalView) {
  const { title, text, asked } = texts.removal;
  return (
    <div className="desk:col-span-2">
      <Notice tone="warning" title={title}>
        <p>{text}</p>
        <p className="text-14">
          {asked} <Moment iso={requestedAt} />
        </p>
        {reason !== '' && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
      </Notice>
    </div>
  );
}
