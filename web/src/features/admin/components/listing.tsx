import type { UseQueryResult } from '@tanstack/react-query';
import type { PageView } from '#contracts/shared/page.js';
import type { Column } from '../../../ui/data-table.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { PagedTable } from '../../../loading/paged-table.js';
import { ListSearch } from './list-search.js';

interface ListingProps<Row> {
  title: string;
  texts: { lead: string; hint: string; failed: string; none: { title: string; text: string } };
  list: UseQueryResult<PageView<Row>>;
  columns: Column<Row>[];
}

/** A page with a searchable list for operators. */
export function Listing<Row extends { id: string }>({ title, texts, list, columns }: ListingProps<Row>) {
  return (
    <PageFrame title={title} lead={texts.lead}>
      <ListSearch hint={texts.hint} />
      <PagedTable
        label={title}
        query={list}
        list={list.data}
        failed={texts.failed}
        none={texts.none}
        columns={columns}
        stackBelow="wide"
      />
    </PageFrame>
  );
}
