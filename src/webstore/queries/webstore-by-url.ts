import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { WebstoreReaders } from '../webstore-readers.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { publicPage } from './public-page/public-page.js';
import type { ReadOptions } from './webstore-by-id.js';
import { webstoresWithParts } from './webstore-rows.js';

/**
 * The published version by a current or former web address (OP-56): the `url` of the response is the current one. An
 * address that only a draft has is not found.
 */
export class WebstoreByUrl extends Query<PublicWebstoreView> {
  constructor(
    readonly url: string,
    readonly reader: SignedInUser | undefined,
    readonly options: ReadOptions,
  ) {
    super();
  }
}

@QueryHandler(WebstoreByUrl)
export class WebstoreByUrlHandler implements IQueryHandler<WebstoreByUrl> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly readers: WebstoreReaders,
  ) {}

  async execute({ url, reader, options }: WebstoreByUrl): Promise<PublicWebstoreView> {
    const tables = this.database.tables<WebstoreTables>();
    const address = await tables
      .selectFrom('webstore.web_address')
      .where('url', '=', url)
      .where('published', '=', true)
      .select('webstore_id')
      .executeTakeFirst();
    const [row] = address ? await webstoresWithParts(tables, [address.webstore_id]) : [];
    const keepFlagged = row && !options.removeInvalidImgSrc && (await this.readers.mayEdit(row.id, reader));
    const view = row && (await publicPage(tables, row, keepFlagged ?? false));
    if (!view) throw new Refusal('webstore-not-found', 'There’s no page at this web address.');
    return view;
  }
}
