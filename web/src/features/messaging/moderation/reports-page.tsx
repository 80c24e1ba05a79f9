import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NavLink, useSearchParams } from 'react-router-dom';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { usePaging } from '../../../lib/use-paging.js';
import { PagedList } from '../../../loading/paged-list.js';
import { moderation as texts } from '../../../texts/moderation.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { Report } from './report.js';

const statuses = ['open', 'decided'] as const;

/** Reports about customers and webstores: the open ones from the oldest on, to be decided. */
export default function ReportsPage() {
  const { api } = useServices();
  const asked = useSearchParams()[0].get('status');
  const status = asked === 'decided' ? asked : 'open';
  const list = useQuery({
    ...routeQuery(api, messagingReportsRoutes.adminReports, { query: { status, ...usePaging() } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <nav aria-label={texts.statusesLabel} className="mb-6 flex gap-6 border-b border-hairline">
        {statuses.map((one) => (
          <NavLink
            key={one}
            to={one === 'open' ? pagePaths.adminReports : `${pagePaths.adminReports}?status=${one}`}
            aria-current={one === status ? 'page' : false}
            className={`${focusRing} -mb-px border-b-2 py-2 text-14 font-medium ${
              one === status ? 'border-plum text-ink' : 'border-transparent text-muted hover:text-ink'
            }`}
          >
            {texts.statuses[one]}
          </NavLink>
        ))}
      </nav>
      <PagedList query={list} list={list.data} failed={texts.failed} none={texts.none}>
        {(report) => <Report report={report} />}
      </PagedList>
    </PageFrame>
  );
}
