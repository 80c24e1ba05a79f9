import type { ReactNode } from 'react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { DriftView, IndexSummaryView } from '#contracts/operations/overview.views.js';
import type { StartIndexRunRequest } from '#contracts/operations/operations.requests.js';
import { formatNumber } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { IndexRun, LastIndexRun } from './index-run.js';
import { NoAnswerSince } from './no-answer-since.js';
import { Panel } from './panel.js';
import { ReasonButton } from './reason-button.js';

const texts = operations.index;

interface IndexPanelProps {
  index: IndexSummaryView;
  drift: DriftView;
}

/** Figures of the index, and its long runs: rebuild, verification and repair. */
export function IndexPanel({ index, drift }: IndexPanelProps) {
  const { documents, bytes, name, generation, run, noAnswerSince } = index;
  const isBusy = run !== null;
  const isBehind = drift.minutes.faultAt !== null && (drift.count ?? 0) > 0;
  return (
    <Panel title={texts.title} aside={<Starts isBusy={isBusy} />}>
      <dl className="grid grid-cols-2 max-tiny:grid-cols-1 border-t border-hairline tablet:grid-cols-4">
        <Fact name={texts.drift} isWrong={isBehind}>
          {numberOf(drift.count)}
        </Fact>
        <Fact name={texts.documents}>{numberOf(documents)}</Fact>
        <Fact name={texts.size}>{bytes === null ? <Unknown /> : operations.size(bytes)}</Fact>
        <Fact name={texts.generation}>
          {generation ?? (name === null && noAnswerSince === null ? texts.noIndex : <Unknown />)}
        </Fact>
      </dl>
      <div className="border-t border-hairline px-5 py-4">
        {run ? <IndexRun run={run} isEngineAway={noAnswerSince !== null} /> : <LastIndexRun />}
        {noAnswerSince !== null && (
          <p className="mt-2 text-clay-ink">
            <NoAnswerSince iso={noAnswerSince} />
          </p>
        )}
      </div>
    </Panel>
  );
}

const numberOf = (value: number | null) => (value === null ? <Unknown /> : formatNumber(value));
const Unknown = () => <span className="font-sans text-16 text-faint">{operations.unknown}</span>;

function Fact({ name, isWrong = false, children }: { name: string; isWrong?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0 px-5 py-4 odd:border-l-0 nth-[n+3]:border-t nth-[n+3]:border-hairline not-first:border-l not-first:border-hairline max-tablet:odd:border-l-0 tablet:not-first:border-l tablet:nth-[n+3]:border-t-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className={`display-22 mt-0.5 break-words ${isWrong ? 'text-clay-ink' : ''}`}>{children}</dd>
    </div>
  );
}

function Starts({ isBusy }: { isBusy: boolean }) {
  const { api } = useServices();
  const start = (what: Omit<StartIndexRunRequest, 'reason'>) => (reason: string) =>
    api.call(operationsRoutes.startIndexRun, { body: { ...what, reason } });
  return (
    <div className="flex flex-wrap gap-2">
      <ReasonButton
        name={texts.verify}
        isDisabled={isBusy}
        ask={texts.ask.verify}
        run={start({ kind: 'verify', repair: false })}
      />
      <ReasonButton
        name={texts.repair}
        isDisabled={isBusy}
        ask={texts.ask.repair}
        run={start({ kind: 'verify', repair: true })}
      />
      <ReasonButton name={texts.rebuild} isDisabled={isBusy} ask={texts.ask.rebuild} run={start({ kind: 'rebuild' })} />
    </div>
  );
}
