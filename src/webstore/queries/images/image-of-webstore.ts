import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { imageView } from '../image-views.js';

/** One picture, as the owner of its webstore sees it. */
export class ImageOfWebstore extends Query<ImageView> {
  constructor(
    readonly webstoreId: string,
    readonly imageId: string,
  ) {
    super();
  }
}

@QueryHandler(ImageOfWebstore)
export class ImageOfWebstoreHandler implements IQueryHandler<ImageOfWebstore> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `image-not-found` */
  async execute({ webstoreId, imageId }: ImageOfWebstore): Promise<ImageView> {
    const row = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.image')
      .where('id', '=', imageId)
      .where('webstore_id', '=', webstoreId)
      .where('deleted_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
    if (!row) throw new Refusal('image-not-found', 'Photo not found.');
    return imageView(row);
  }
}
