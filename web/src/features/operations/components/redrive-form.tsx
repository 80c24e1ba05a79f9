import { useState } from 'react';
import type { DeadLetterKindView } from '#contracts/operations/operations.views.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Select } from '../../../ui/select.js';
import { DryRun } from './dry-run.js';

const texts = operationsJobs.redrive;
const any = 'any';
const hour = 3_600_000;
const windows = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 31 * 24 * hour };
type Window = keyof typeof windows;

const optionsOf = (names: readonly (string | null)[]) => [
  { id: any, name: texts.any },
  ...[...new Set(names)].filter((name) => name !== null).map((name) => ({ id: name, name })),
];

/** Picks dead letters by queue, message and time, and says first what would be driven. */
export function RedriveForm({ kinds }: { kinds: readonly DeadLetterKindView[] }) {
  const [queue, setQueue] = useState(any);
  const [messageType, setMessageType] = useState(any);
  const [within, setWithin] = useState<Window>('day');
  return (
    <div className="grid items-end gap-4 border-t border-hairline p-5 tablet:grid-cols-2 wide:grid-cols-[1fr_1fr_1fr_auto]">
      <Select
        label={texts.queue}
        options={optionsOf(kinds.map((kind) => kind.queue))}
        value={queue}
        onChange={setQueue}
      />
      <Select
        label={texts.messageType}
        options={optionsOf(kinds.map((kind) => kind.messageType))}
        value={messageType}
        onChange={setMessageType}
      />
      <Select
        label={texts.window}
        options={Object.entries(texts.windows).map(([id, name]) => ({ id: id as Window, name }))}
        value={within}
        onChange={setWithin}
      />
      <DryRun
        name={texts.preview}
        size="field"
        selection={(now) => ({
          ...(queue !== any && { queue }),
          ...(messageType !== any && { messageType }),
          from: new Date(now - windows[within]).toISOString(),
          to: new Date(now).toISOString(),
        })}
      />
    </div>
  );
}
