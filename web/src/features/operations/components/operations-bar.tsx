import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatClock, formatNumber } from '../../../base/format.js';
import { useLacksSecondFactor, useUser } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { operations as texts } from '../../../texts/operations.js';
import { site } from '../../../texts/site.js';
import { times } from '../../../texts/times.js';
import { Badge } from '../../../ui/badge.js';
import { Brand } from '../../../ui/brand.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { IconButton } from '../../../ui/icon-button.js';
import { StatusWord } from '../../../ui/status-word.js';
import { TextField } from '../../../ui/text-field.js';
import { findPath } from '../paths.js';
import { useOverview, useOverviewAge, useWatchOverview } from '../use-overview.js';

/** The bar of all pages of operators: whose pages these are (ID-105), search, whether the figures are current, and where to go. */
export default function OperationsBar() {
  // The bar appears a moment before an operator without a second factor is led to its setup.
  const lacksSecondFactor = useLacksSecondFactor();
  const isOperator = useUser()?.isAdmin === true && !lacksSecondFactor;
  useWatchOverview(isOperator);
  return (
    <header className="border-b border-hairline">
      <div className="ops-wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <div className="flex items-center gap-3">
          <Brand name={site.name} />
          <Link to={pagePaths.admin} className={`${focusRing} rounded-full`}>
            <Badge tone="calm">{admin.area}</Badge>
          </Link>
        </div>
        {isOperator && (
          <>
            <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
              <Find />
              <Connection />
              <ButtonLink to={pagePaths.logout} size="small" kind="quiet">
                {admin.logout}
              </ButtonLink>
            </div>
            <Navigation />
          </>
        )}
      </div>
    </header>
  );
}

const { pages } = texts;

function Navigation() {
  const { data } = useOverview();
  const dead = data?.deadLetters.count ?? 0;
  const bar = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the bar is wider than the screen: the current item is scrolled into view.
  useEffect(() => {
    const here = bar.current?.querySelector('[aria-current="page"]');
    here?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav aria-label={texts.navigation} className="w-full min-w-0">
      <ul ref={bar} className="-mx-1 flex gap-1 overflow-x-auto p-1">
        <Item to={pagePaths.operations} name={pages.overview} isExact />
        <Item to={pagePaths.operationsJobs} name={pages.jobs} />
        <Item to={pagePaths.operationsDeadLetters} name={pages.deadLetters} count={dead} />
        <Item to={pagePaths.operationsTrace} name={pages.trace} />
        <Item to={pagePaths.operationsFaults} name={pages.faults} />
        <Item to={pagePaths.operationsAudit} name={pages.audit} />
        <li aria-hidden className="mx-2 my-2 shrink-0 border-l border-hairline" />
        <Item to={pagePaths.adminWebstores} name={admin.pages.webstores} />
        <Item to={pagePaths.adminImages} name={admin.pages.images} count={data?.pictures.flagged.count ?? 0} />
        <Item to={pagePaths.adminUsers} name={admin.pages.users} />
        <Item to={pagePaths.adminImpersonations} name={admin.pages.impersonations} />
        <Item to={pagePaths.adminReports} name={admin.pages.reports} />
      </ul>
    </nav>
  );
}

interface ItemProps {
  to: string;
  name: string;
  count?: number;
  isExact?: boolean;
}

function Item({ to, name, count = 0, isExact = false }: ItemProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={isExact}
        className={({ isActive }) =>
          `${focusRing} flex h-9 items-center gap-2 rounded-input px-3 text-14 whitespace-nowrap ${
            isActive ? 'bg-blush font-strong text-plum-dark' : 'font-medium hover:text-plum'
          }`
        }
      >
        {name}
        {count > 0 && (
          <span className="rounded-full bg-sunk px-2 text-12 leading-5 text-ink">{formatNumber(count)}</span>
        )}
      </NavLink>
    </li>
  );
}

function Find() {
  const [about, setAbout] = useState('');
  const navigate = useNavigate();
  return (
    <form
      role="search"
      aria-label={texts.find.form}
      className="max-tablet:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (about.trim() !== '') void navigate(findPath(about.trim()));
      }}
    >
      <div className="w-50 full:w-60 [&_input]:h-9 [&_input]:text-14">
        <TextField
          label={texts.find.label}
          isLabelHidden
          placeholder={texts.find.placeholder}
          value={about}
          onChange={setAbout}
          maxLength={120}
          end={<IconButton type="submit" label={texts.find.action} icon={Search} className="size-8 text-muted" />}
        />
      </div>
    </form>
  );
}

/** Announces to screen readers only that the connection was lost or is back, not the age every second. */
function Connection() {
  const state = useOverviewAge();
  if (state === null) return <StatusWord tone="off">{texts.connection.connecting}</StatusWord>;
  const { at, age, isLive } = state;
  return (
    <span className="text-14">
      {isLive ? (
        <StatusWord tone="good">
          {texts.connection.live}
          <span className="max-tablet:hidden">, {formatClock(new Date(at).toISOString(), { precise: true })}</span>
        </StatusWord>
      ) : (
        <StatusWord tone="bad">{texts.connection.gone(times.rough(age))}</StatusWord>
      )}
    </span>
  );
}
