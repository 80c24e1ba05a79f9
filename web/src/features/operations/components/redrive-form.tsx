import { useState } from 'react';
import type { DeadLetterKindView } from '#contracts/operations/operations.views.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import { isWindow, windows, windowAt, type ChosenWindow, type WindowName } from '../redrive-window.js';
import { DryRun } from './dry-run.js';

const texts = operationsJobs.redrive;
const any = 'any';

const optionsOf = (names: readonly (string | null)[]) => [
  { id: any, name: texts.any },
  ...[...new Set(names)].filter((name) => name !== null).map((name) => ({ id: name, name })),
];

/** Selects dead letters by queue, message type and time, with a dry run before the re-drive. */
export function RedriveForm({ kinds }: { kinds: readonly DeadLetterKindView[] }) {
  const [queue, setQueue] = useState(any);
  const [messageType, setMessageType] = useState(any);
  const [within, setWithin] = useState<WindowName>('day');
  const [chosen, setChosen] = useState<ChosenWindow>({ from: '', to: '' });
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
        options={windows.map((id) => ({ id, name: texts.windows[id] }))}
        value={within}
        onChange={setWithin}
      />
      <DryRun
        name={texts.preview}
        size="field"
        isDisabled={within === 'chosen' && !isWindow(chosen)}
        selection={(now) => ({
          ...(queue !== any && { queue }),
          ...(messageType !== any && { messageType }),
          ...windowAt(within, chosen, now),
        })}
      />
      {within === 'chosen' && <Times chosen={chosen} onChange={setChosen} />}
    </div>
  );
}

function Times({ chosen, onChange }: { chosen: ChosenWindow; onChange: (chosen: ChosenWindow) => void }) {
  const isBackwards = chosen.from !== '' && chosen.to !== '' && !isWindow(chosen);
  return (
    <div className="grid items-start gap-4 tablet:col-span-2 tablet:grid-cols-2 wide:col-span-full wide:max-w-160">
      <TextField
        label={texts.from}
        type="datetime-local"
        value={chosen.from}
        onChange={(from) => onChange({ ...chosen, from })}
      />
      <TextField
        label={texts.to}
        type="datetime-local"
        value={chosen.to}
        onChange={(to) => onChange({ ...chosen, to })}
        errorMessage={isBackwards ? texts.backwards : undefined}
      />
    </div>
  );
}
