import type { ReactNode } from 'react';
import { Check, CircleAlert, Minus } from 'lucide-react';
import type { WebstoreTraceView } from '#contracts/operations/operations.views.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { Moment } from '../../../ui/moment.js';
import { isBehind } from '../trace-state.js';

const texts = operationsRecords.trace;

/** The steps draft, published, listing, indexed and engine, each with the version it has reached. */
export function TraceStations({ trace }: { trace: WebstoreTraceView }) {
  const { draftVersion, publishedVersion, publishedAt, listing, engineAnswers, engineVersion } = trace;
  const behind = isBehind(trace);
  return (
    <ol aria-label={texts.stations} className="grid border-t border-hairline wide:grid-cols-5">
      <Station name={texts.draft} version={draftVersion} mark="done" />
      <Station
        name={texts.published}
        version={publishedVersion}
        missing={texts.notPublished}
        mark={publishedVersion === null ? 'none' : 'done'}
      >
        {publishedAt !== null && <Moment iso={publishedAt} />}
      </Station>
      <Station
        name={texts.listing}
        version={listing?.version ?? null}
        missing={texts.noListing}
        mark={listing === null ? 'none' : listing.publishedVersion === publishedVersion ? 'done' : 'late'}
      >
        {listing && (listing.hasDocument ? madeOf(listing.publishedVersion) : texts.noDocument)}
      </Station>
      <Station
        name={texts.indexed}
        version={listing === null || listing.indexedVersion === 0 ? null : listing.indexedVersion}
        missing={texts.notIndexed}
        mark={listing === null ? 'none' : behind || listing.indexError !== null ? 'late' : 'done'}
      >
        {listing?.indexError ?? (listing?.indexedAt ? <Moment iso={listing.indexedAt} /> : null)}
      </Station>
      <Station
        name={texts.engine}
        version={engineVersion}
        missing={engineAnswers ? texts.notInEngine : texts.engineAway}
        mark={!engineAnswers ? 'late' : engineVersion === null ? 'none' : 'done'}
      />
    </ol>
  );
}

const madeOf = (version: number | null) => (version === null ? null : texts.ofPublished(version));

interface StationProps {
  name: string;
  version: number | null;
  /** Text instead of a version. */
  missing?: string;
  mark: 'done' | 'late' | 'none';
  children?: ReactNode;
}

const marks = {
  done: { Icon: Check, look: 'bg-sage-soft text-sage-ink' },
  late: { Icon: CircleAlert, look: 'bg-amber-soft text-amber-ink' },
  none: { Icon: Minus, look: 'bg-sunk text-muted' },
};

function Station({ name, version, missing, mark, children }: StationProps) {
  const { Icon, look } = marks[mark];
  return (
    <li className="grid grid-cols-[28px_1fr] content-start gap-x-3 border-t border-hairline px-5 py-4 first:border-t-0 wide:border-t-0 wide:border-l wide:first:border-l-0">
      <span className={`row-span-3 grid size-7 place-items-center rounded-full ${look}`}>
        <Icon className="size-4" strokeWidth={2.25} aria-hidden />
      </span>
      <span className="text-12 text-muted">{name}</span>
      <span className={version === null ? 'text-muted' : 'display-22'}>
        {version === null ? missing : texts.version(version)}
      </span>
      <span className="text-12 [overflow-wrap:anywhere] text-muted">{children}</span>
    </li>
  );
}
