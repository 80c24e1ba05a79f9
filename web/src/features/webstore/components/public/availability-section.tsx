import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import { lazyPart } from '../../../../base/lazy-part.js';
import { isEventUser } from '../../../../lib/is-event-user.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { availabilityWords as words, webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { availabilityQuery, keptInEditor } from '../../api.js';
import { dayOf, laterMonth, monthOf } from '../../../../base/months.js';
import { DaySign, MonthOfDays, type DayState, type MarkedDay } from '../../../../ui/month-of-days.js';
import { PageSection } from './page-section.js';

/** Loaded separately, since visitors never need it. */
const YourDay = lazyPart(() => import('./your-day.js'));

/** Number of future months to which a couple can turn. */
const furthest = 36;

interface AvailabilitySectionProps {
  webstoreId: string;
  /** The calendar as the page has it; undefined in a preview, and of pages that an older version has stored. */
  calendar?: ShortCalendarView | undefined;
}

/**
 * The days on which a business is free: two months on wide screens, one on small ones (WS-217, WS-218). Couples see their
 * own day in it.
 */
export function AvailabilitySection({ webstoreId, calendar }: AvailabilitySectionProps) {
  const { api } = useServices();
  const [now] = useState(() => new Date());
  const [ahead, setAhead] = useState(0);
  const month = laterMonth(monthOf(now), ahead);
  const days = useQuery({
    ...availabilityQuery(api, webstoreId, month),
    placeholderData: keepPreviousData,
    // In a preview: the editor's navigation has requested them.
    ...(calendar === undefined && { staleTime: keptInEditor }),
  });
  const today = dayOf(now);
  const user = useUser();
  const [marked, setMarked] = useState<MarkedDay>();
  const states = new Map<string, DayState>(
    (days.data ?? [])
      .filter(({ availabilityDate }) => availabilityDate >= today)
      .map(({ availabilityDate, availability }) => [availabilityDate, availability]),
  );
  return (
    <PageSection id="webstore-availability" title={texts.availability} aside={<Turn ahead={ahead} onTurn={setAhead} />}>
      {user && isEventUser(user) && calendar !== undefined && (
        <Suspense fallback={null}>
          <YourDay
            userId={user.id}
            calendar={calendar}
            shown={month}
            furthest={furthest}
            onShow={setAhead}
            onKnown={setMarked}
          />
        </Suspense>
      )}
      <div aria-busy={days.isFetching} className="grid gap-8 desk:grid-cols-2">
        <MonthOfDays month={month} states={states} today={today} words={words} marked={marked} />
        <div className="hidden desk:block">
          <MonthOfDays month={laterMonth(month, 1)} states={states} today={today} words={words} marked={marked} />
        </div>
      </div>
      {days.isLoadingError ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-14">
          {words.failed}
          <Button size="small" kind="quiet" isPending={days.isFetching} onPress={() => void days.refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      ) : days.data && states.size === 0 ? (
        // The same height as the legend that it replaces.
        <p className="mt-5 min-h-24 text-14 text-muted desk:min-h-11">{words.nothingSaid}</p>
      ) : (
        <Legend />
      )}
    </PageSection>
  );
}

function Turn({ ahead, onTurn }: { ahead: number; onTurn: (ahead: number) => void }) {
  return (
    <span className="-mr-2.5 flex gap-1 noscript:hidden">
      <IconButton label={words.earlier} icon={ChevronLeft} isDisabled={ahead === 0} onPress={() => onTurn(ahead - 1)} />
      <IconButton
        label={words.later}
        icon={ChevronRight}
        isDisabled={ahead === furthest}
        onPress={() => onTurn(ahead + 1)}
      />
    </span>
  );
}

function Legend() {
  return (
    <ul aria-hidden className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14 text-muted">
      {(['available', 'partial', 'unavailable', 'unknown'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className="w-9">
            <DaySign day="2027-01-09" state={state} words={words} />
          </span>
          {words[state]}
        </li>
      ))}
    </ul>
  );
}
