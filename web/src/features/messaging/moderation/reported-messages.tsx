import { useQuery } from '@tanstack/react-query';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { NotLoaded } from '../../../loading/not-loaded.js';
import { messaging } from '../../../texts/messaging.js';
import { moderation as texts } from '../../../texts/moderation.js';
import { Moment } from '../../../ui/moment.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** The last messages before a report, the oldest first. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const { api } = useServices();
  const { data, isError, refetch } = useQuery(
    routeQuery(api, messagingReportsRoutes.adminReport, { params: { id: reportId } }),
  );
  if (isError) return <NotLoaded onRetry={refetch}>{texts.messagesFailed}</NotLoaded>;
  if (!data) return <Skeleton className="mt-4 h-24 rounded-card" />;
  return (
    <section aria-label={texts.messages} className="mt-4 border-t border-hairline pt-4">
      {data.messages.length === 0 && <p className="text-14 text-muted">{texts.noMessages}</p>}
      <ol className="grid gap-3 text-14">
        {data.messages.map(({ id, side, ts, message }) => (
          <li key={id}>
            <p className="flex gap-2 text-12 text-muted">
              <span className="font-strong">{texts.sides[side]}</span>
              <Moment iso={ts} />
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {message || messaging.preview.file.other}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
