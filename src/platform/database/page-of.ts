import { sql, type SelectQueryBuilder } from 'kysely';
import type { PageQuery } from '#contracts/shared/page.js';

/**
 * Reads a page of rows, and the number of rows on all pages.
 * @param ordered the rows with their columns, in the order of the list
 * @param all the same rows without columns and joins that only the columns need
 */
export async function pageOf<Tables, Table extends keyof Tables, Row, AllTables, AllTable extends keyof AllTables>(
  ordered: SelectQueryBuilder<Tables, Table, Row>,
  all: SelectQueryBuilder<AllTables, AllTable, object>,
  { page, pageSize }: PageQuery,
): Promise<{ rows: Row[]; numResults: number }> {
  const [rows, counted] = await Promise.all([
    ordered
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst(),
  ]);
  return { rows, numResults: (counted as { total: number } | undefined)?.total ?? 0 };
}
