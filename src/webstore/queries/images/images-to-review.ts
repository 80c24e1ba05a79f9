import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { PageView } from '#contracts/shared/page.js';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { imageView } from '../image-views.js';
import { awaitsReview } from './awaits-review.js';

/** A page of the pictures that wait for an operator, oldest first (OP-45). */
export class ImagesToReview extends Query<PageView<ReviewedImageView>> {
  constructor(
    readonly page: number,
    readonly pageSize: number,
  ) {
    super();
  }
}

@QueryHandler(ImagesToReview)
export class ImagesToReviewHandler implements IQueryHandler<ImagesToReview> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async execute({ page, pageSize }: ImagesToReview): Promise<PageView<ReviewedImageView>> {
    const waiting = this.waiting();
    const ordered = waiting
      .innerJoin('webstore.webstore as webstore', 'webstore.id', 'image.webstore_id')
      .selectAll('image')
      .select(['webstore.vendor_id'])
      .select(sql<string>`webstore.draft->>'name'`.as('name'))
      .select(sql<string | null>`nullif(webstore.draft->>'url', '')`.as('url'))
      .orderBy('image.uploaded_at')
      .orderBy('image.id');
    const { rows, numResults } = await pageOf(ordered, waiting, { page, pageSize });
    const vendors = await this.identity.vendors(rows.map(({ vendor_id }) => vendor_id));
    const results = rows.map(({ vendor_id, name, url, ...row }) => ({
      image: imageView(row),
      category: row.purpose,
      scores: row.scores,
      uploadedAt: row.uploaded_at && new Date(row.uploaded_at).toISOString(),
      webstore: { id: row.webstore_id, name, url },
      vendorName: vendors.get(vendor_id)?.name ?? null,
    }));
    return { results, numResults, page, pageSize };
  }

  private waiting() {
    return this.database.tables<WebstoreTables>().selectFrom('webstore.image as image').where(awaitsReview);
  }
}
