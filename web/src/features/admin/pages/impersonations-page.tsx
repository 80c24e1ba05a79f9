import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import type {
  ImpersonationState,
  ImpersonationView,
  RecordedPersonView,
} from '#contracts/identity/impersonation.views.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { usePaging } from '../../../lib/use-paging.js';
import { admin } from '../../../texts/admin.js';
import { Button } from '../../../ui/button.js';
import { Loaded } from '../../../loading/loaded.js';
import { PagedList } from '../../../loading/paged-list.js';
import { Moment } from '../../../ui/moment.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { StatusWord, type StatusTone } from '../../../ui/status-word.js';
import { userPath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';

const texts = admin.impersonations;
const tones: Record<ImpersonationState, StatusTone> = { offered: 'off', acting: 'late', ended: 'good' };

/** The impersonations with operator, user, time, reason and changed rows. */
export default function ImpersonationsPage() {
  const { api } = useServices();
  const list = useQuery({
    ...routeQuery(api, impersonationRoutes.impersonations, { query: usePaging() }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame title={admin.pages.impersonations} lead={texts.lead}>
      <PagedList query={list} list={list.data} failed={texts.failed} none={texts.none}>
        {(one) => <Impersonation {...one} />}
      </PagedList>
    </PageFrame>
  );
}

function Impersonation({ id, user, operator, reason, state, askedAt, changes }: ImpersonationView) {
  const { columns } = texts;
  const [isOpen, setOpen] = useState(false);
  const facts = [
    [columns.user, <Person key="user" {...user} />],
    [columns.operator, <Person key="operator" {...operator} />],
    [columns.asked, <Moment key="asked" iso={askedAt} precise />],
    [columns.changes, changes === 0 ? texts.noChanges : texts.changes(changes)],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-56 text-16 font-strong wrap-anywhere">{reason}</p>
        <StatusWord tone={tones[state]}>{texts.states[state]}</StatusWord>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {changes > 0 && (
        <div className="mt-3">
          <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? texts.hide : texts.show}
          </Button>
          {isOpen && <Changes id={id} />}
        </div>
      )}
    </>
  );
}

function Person({ id, email }: RecordedPersonView) {
  if (email === null) return admin.gone;
  return (
    <Link to={userPath(id)} className={`${rowLinkStyle} py-0!`}>
      {email}
    </Link>
  );
}

function Changes({ id }: { id: string }) {
  const { api } = useServices();
  const changes = useQuery(
    routeQuery(api, impersonationRoutes.impersonatedChanges, { params: { id }, query: { pageSize: 100 } }),
  );
  return (
    <Loaded query={changes} failed={texts.failed}>
      <ol className="mt-3 divide-y divide-hairline border-t border-hairline">
        {changes.data?.results.map(({ id: change, at, change: what }) => (
          <li key={change} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <Moment iso={at} precise />
            <span className="min-w-0 wrap-anywhere">{what}</span>
          </li>
        ))}
      </ol>
    </Loaded>
  );
}
