import type { DeadLetterKindView } from '#contracts/operations/operations.views.js';
import { operations } from '../../../texts/operations.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { Count } from './count.js';
import { DryRun } from './dry-run.js';

const texts = operations.deadLetters;
const month = 31 * 24 * 3_600_000;

/** The numbers of dead letters by kind, each with a dry run. */
export function DeadLetterKinds({ kinds }: { kinds: readonly DeadLetterKindView[] }) {
  return (
    <DataTable
      label={texts.kinds}
      columns={columns}
      rows={kinds}
      keyOf={({ consumer, messageType }) => `${consumer} ${messageType}`}
    />
  );
}

const columns: Column<DeadLetterKindView>[] = [
  {
    id: 'kind',
    name: texts.kindColumns.kind,
    className: 'max-tablet:basis-full',
    cell: ({ queue, consumer, messageType }) => (
      <span className="grid py-1">
        <span className="font-strong">{queue ?? operations.unknown}</span>
        <span className="text-12 break-words text-muted">
          {messageType}, {consumer}
        </span>
      </span>
    ),
  },
  {
    id: 'count',
    name: texts.kindColumns.count,
    align: 'end',
    cell: ({ count }) => <Count value={count} isStrong />,
  },
  {
    id: 'action',
    name: texts.kindColumns.action,
    isNameHidden: true,
    align: 'end',
    className: '[&>div]:tablet:justify-items-end',
    cell: ({ consumer, messageType }) => (
      <DryRun
        name={texts.dryRun}
        label={texts.dryRunOf(`${consumer}, ${messageType}`)}
        selection={(now) => ({
          consumer,
          messageType,
          from: new Date(now - month).toISOString(),
          to: new Date(now).toISOString(),
        })}
      />
    ),
  },
];
