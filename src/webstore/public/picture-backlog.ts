import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { awaitsReview } from '../queries/images/awaits-review.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** Number of pictures that wait for the same thing, with the upload of the oldest. */
export interface WaitingPictures {
  readonly count: number;
  /** Null when none waits. */
  readonly since: Date | null;
}

/** Counts uploaded pictures that wait, for operators. */
@Injectable()
export class PictureBacklog {
  constructor(private readonly database: ReadDatabase) {}

  /** One statement. `unchecked` wait for the automatic check, `flagged` for an operator. */
  async waiting(): Promise<{ unchecked: WaitingPictures; flagged: WaitingPictures }> {
    const isUnchecked = sql<boolean>`image.validation_result is null`;
    const row = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.image as image')
      // The same condition as that of the partial index.
      .where('image.admin_approved', '=', false)
      .where(sql<boolean>`image.validation_result is not true`)
      .where('image.deleted_at', 'is', null)
      .select([
        sql<string>`count(*) filter (where ${isUnchecked})`.as('unchecked'),
        sql<string | null>`min(image.uploaded_at) filter (where ${isUnchecked})`.as('unchecked_since'),
        sql<string>`count(*) filter (where ${awaitsReview})`.as('flagged'),
        sql<string | null>`min(image.uploaded_at) filter (where ${awaitsReview})`.as('flagged_since'),
      ])
      .executeTakeFirstOrThrow();
    return {
      unchecked: waitingOf(row.unchecked, row.unchecked_since),
      flagged: waitingOf(row.flagged, row.flagged_since),
    };
  }
}

const waitingOf = (count: string, since: string | null): WaitingPictures => ({
  count: Number(count),
  since: since === null ? null : new Date(since),
});
