import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { PageLinks } from '../../../ui/page-links.js';
import { ListSearch } from './list-search.js';
import { Loaded } from './loaded.js';

interface ListingProps<Row> {
  title: string;
  texts: { lead: string; hint: string; failed: string; none: { title: string; text: string } };
  list: UseQueryResult<{ results: Row[]; numResults: number; page: number; pageSize: number }>;
  columns: Column<Row>[];
}

/** A page on which operators look something up in a list. */
export function Listing<Row extends { id: string }>({ title, texts, list, columns }: ListingProps<Row>) {
  const { data, isPlaceholderData } = list;
  return (
    <PageFrame title={title} lead={texts.lead}>
      <ListSearch hint={texts.hint} />
      <Loaded query={list} failed={texts.failed} isEmpty={data?.results.length === 0} none={texts.none}>
        <div className="overflow-hidden rounded-card border border-hairline bg-surface">
          <DataTable
            label={title}
            stackBelow="wide"
            columns={columns}
            rows={data?.results ?? []}
            keyOf={({ id }) => id}
            isStale={isPlaceholderData}
          />
        </div>
      </Loaded>
      {data && <PageLinks {...data} total={data.numResults} />}
    </PageFrame>
  );
}
