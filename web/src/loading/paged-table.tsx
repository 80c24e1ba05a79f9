import type { PageView } from '#contracts/shared/page.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Loaded } from './loaded.js';
import { PageLinks } from '../ui/page-links.js';
import type { ComponentProps } from 'react';

type LoadedProps = ComponentProps<typeof Loaded>;

interface PagedTableProps<Row> {
  /** Caption for screen readers. */
  label: string;
  query: LoadedProps['query'] & { isPlaceholderData: boolean };
  /** Undefined until it is loaded. */
  list: PageView<Row> | undefined;
  failed: LoadedProps['failed'];
  none: NonNullable<LoadedProps['none']>;
  columns: readonly Column<Row>[];
  stackBelow?: 'tablet' | 'wide';
}

/** A paged list for operators, in each of its states. */
export function PagedTable<Row extends { id: string }>({ label, query, list, ...rest }: PagedTableProps<Row>) {
  const { failed, none, columns, stackBelow } = rest;
  return (
    <>
      <Loaded query={query} failed={failed} isEmpty={list?.results.length === 0} none={none}>
        <div className="overflow-hidden rounded-card border border-hairline bg-surface">
          <DataTable
            label={label}
            columns={columns}
            rows={list?.results ?? []}
            keyOf={({ id }) => id}
            isStale={query.isPlaceholderData}
            {...(stackBelow && { stackBelow })}
          />
        </div>
      </Loaded>
      {list && <PageLinks list={list} />}
    </>
  );
}
