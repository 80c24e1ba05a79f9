import type { CorrelatedPushView, CorrelationView } from '#contracts/operations/operations.views.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { Moment } from '../../../ui/moment.js';

const texts = operationsRecords.correlation;

/** The pushes to browsers. */
export function CorrelatedPushes({ pushes }: Pick<CorrelationView, 'pushes'>) {
  return (
    <section aria-labelledby="pushes" className="grid gap-3">
      <h2 id="pushes" className="text-18 font-strong">
        {texts.pushes}
      </h2>
      {pushes === null || pushes.length === 0 ? (
        <p className="text-muted">{pushes === null ? texts.pushesUnknown : texts.noPushes}</p>
      ) : (
        <ol className="overflow-hidden rounded-card border border-hairline bg-surface">
          {pushes.map((push, at) => (
            <Pushed key={at} push={push} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Pushed({ push: { action, person, at, heard } }: { push: CorrelatedPushView }) {
  const who = person === null ? texts.everyone : (person.email ?? texts.somebodyGone);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-hairline px-5 py-3 first:border-t-0">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-strong">{action}</span> {texts.pushedTo(who)}
        {!heard && <span className="text-muted"> · {texts.unheard}</span>}
      </p>
      <Moment iso={at} precise />
    </li>
  );
}
