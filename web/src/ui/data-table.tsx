import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { TickBox } from './tick-box.js';

export interface Column<Row> {
  id: string;
  name: string;
  /** Hides the heading, if the cells explain themselves, such as a column of buttons. */
  isNameHidden?: boolean;
  /** Numbers are aligned to the end, words to the start. */
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  className?: string;
}

interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Name of the check box that selects all visible rows. */
  all: string;
  /** Name of the check box of one row. */
  one: (key: string) => string;
}

interface DataTableProps<Row> {
  /** Caption for screen readers. */
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  toneOf?: (row: Row) => 'bad' | 'late' | undefined;
  selection?: Selection;
  /** Below this width each row becomes a card, with the name of a column above its cell. */
  stackBelow?: 'tablet' | 'wide';
  isHeadHidden?: boolean;
  /** Whether the rows are outdated and faded, while newer ones are loading. */
  isStale?: boolean;
}

const style = tv({
  slots: {
    table: 'w-full border-collapse text-14',
    body: '',
    head: 'border-y border-hairline bg-sunk text-left text-12 font-medium whitespace-nowrap text-muted',
    headCell: 'px-3 py-2 font-medium first:pl-5 last:pr-5',
    row: 'border-t border-hairline first:border-t-0',
    cell: 'px-3 py-2 first:pl-5 last:pr-5',
    name: 'mb-0.5 block text-12 font-regular text-muted',
  },
  variants: {
    stackBelow: {
      tablet: {
        table: 'max-tablet:block',
        body: 'max-tablet:block',
        head: 'max-tablet:hidden',
        row: 'max-tablet:flex max-tablet:flex-wrap max-tablet:items-start max-tablet:gap-x-6 max-tablet:gap-y-2 max-tablet:px-5 max-tablet:py-3',
        cell: 'tablet:h-11 max-tablet:p-0! max-tablet:text-left!',
        name: 'tablet:hidden',
      },
      wide: {
        table: 'max-wide:block',
        body: 'max-wide:block',
        head: 'max-wide:hidden',
        row: 'max-wide:flex max-wide:flex-wrap max-wide:items-start max-wide:gap-x-6 max-wide:gap-y-2 max-wide:px-5 max-wide:py-3',
        cell: 'wide:h-11 max-wide:p-0! max-wide:text-left!',
        name: 'wide:hidden',
      },
    },
    align: { start: { headCell: 'text-left', cell: 'text-left' }, end: { headCell: 'text-right', cell: 'text-right' } },
    tone: {
      bad: { row: 'bg-clay-soft [&_.text-faint]:text-muted' },
      late: { row: 'bg-amber-soft/45 [&_.text-faint]:text-muted' },
    },
    isHeadHidden: { true: { table: 'border-t border-hairline', head: 'sr-only' } },
    isStale: { true: { table: 'text-muted grayscale' } },
  },
  defaultVariants: { stackBelow: 'tablet', align: 'start' },
});

/**
 * A native table, so that screen readers navigate it cell by cell; the roles are explicit because a row that becomes a
 * card on a phone is no longer laid out as a table row.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, toneOf, selection, ...look }: DataTableProps<Row>) {
  const { stackBelow, isHeadHidden, isStale } = look;
  const slots = style({ stackBelow, isHeadHidden, isStale });
  return (
    <table role="table" aria-label={label} className={slots.table()}>
      <thead role="rowgroup" className={slots.head()}>
        <tr role="row">
          {selection && (
            <th role="columnheader" className={slots.headCell({ class: 'w-8' })}>
              <SelectAll keys={rows.map(keyOf)} selection={selection} />
            </th>
          )}
          {columns.map(({ id, name, isNameHidden, align, className }) => (
            <th key={id} role="columnheader" scope="col" className={slots.headCell({ align, class: className })}>
              {isNameHidden ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={slots.body()}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={style({ stackBelow, tone: toneOf?.(row) }).row()}>
            {selection && (
              <td role="cell" className={slots.cell({ class: 'max-wide:self-start' })}>
                <SelectOne rowKey={keyOf(row)} selection={selection} />
              </td>
            )}
            {columns.map((column, nth) => (
              <Cell key={column.id} column={column} row={row} isFirst={nth === 0} stackBelow={stackBelow} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isFirst: boolean;
  stackBelow: 'tablet' | 'wide' | undefined;
}

function Cell<Row>({ column, row, isFirst, stackBelow }: CellProps<Row>) {
  const { name, isNameHidden, align, cell, className } = column;
  const slots = style({ stackBelow, align });
  if (isFirst) {
    return (
      <th role="rowheader" scope="row" className={slots.cell({ class: ['text-left font-regular', className] })}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={slots.cell({ class: className })}>
      {!isNameHidden && (
        <span className={slots.name()} aria-hidden>
          {name}
        </span>
      )}
      {cell(row)}
    </td>
  );
}

function SelectAll({ keys, selection: { selected, onChange, all } }: { keys: string[]; selection: Selection }) {
  const count = keys.filter((key) => selected.has(key)).length;
  return (
    <TickBox
      label={all}
      isSelected={count > 0 && count === keys.length}
      isIndeterminate={count > 0 && count < keys.length}
      onChange={(isOn) => onChange(new Set(isOn ? keys : []))}
    />
  );
}

function SelectOne({ rowKey, selection: { selected, onChange, one } }: { rowKey: string; selection: Selection }) {
  const change = (isOn: boolean) => {
    const next = new Set(selected);
    if (isOn) next.add(rowKey);
    else next.delete(rowKey);
    onChange(next);
  };
  return <TickBox label={one(rowKey)} isSelected={selected.has(rowKey)} onChange={change} />;
}
