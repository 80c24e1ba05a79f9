import { sql, type SelectQueryBuilder } from 'kysely';
import type { PageQuery } from '#contracts/shared/page.js';

/** Reads a page of rows and the total number of rows. */
export async function pageOf<Tables, Table extends keyof Tables, Row>(
  ordered: SelectQueryBuilder<Tables, Table, Row>,
  all: SelectQueryBuilder<Tables, Table, object>,
  { page, pageSize }: PageQuery,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, counted] = await Promise.all([
    ordered
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst(),
  ]);
  return { rows, total: (counted as { total: number } | undefined)?.total ?? 0 };
}
