import { useState } from 'react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { useServices } from '../../../lib/services.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { ReasonButton } from './reason-button.js';

const { jobs: texts, redrive } = operationsJobs;

/** Re-drives the selected dead letters. */
export function RedriveSelected({ selected, onDone }: { selected: ReadonlySet<string>; onDone: () => void }) {
  const { api } = useServices();
  const [started, setStarted] = useState<number | null>(null);
  const run = async (reason: string) => {
    const { total } = await api.call(operationsRoutes.startRedrive, { body: { jobIds: [...selected], reason } });
    setStarted(total);
  };
  const count = selected.size;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <ReasonButton
        name={count === 0 ? texts.redriveNone : texts.redriveSelected(count)}
        isDisabled={count === 0}
        ask={{ title: redrive.ask(count), text: redrive.text, confirm: redrive.confirm(count) }}
        run={run}
        onDone={onDone}
      />
      <p role="status" className="text-muted">
        {count > 0 ? texts.selected(count) : started !== null ? redrive.started(started) : ''}
      </p>
    </div>
  );
}
