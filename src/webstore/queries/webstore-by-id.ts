import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { WebstoreReaders } from '../webstore-readers.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { publicPage } from './public-page/public-page.js';
import { webstoresWithParts } from './webstore-rows.js';
import { draftView } from './webstore-views.js';

export interface ReadOptions {
  removeInvalidImgSrc: boolean;
  getPublished: boolean;
}

/** A webstore by its id: the draft for its owner and for admins, else the published version (WS-232). */
export class WebstoreById extends Query<WebstoreDraftView | PublicWebstoreView> {
  constructor(
    readonly id: string,
    readonly reader: SignedInUser | undefined,
    readonly options: ReadOptions,
  ) {
    super();
  }
}

@QueryHandler(WebstoreById)
export class WebstoreByIdHandler implements IQueryHandler<WebstoreById> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly readers: WebstoreReaders,
  ) {}

  async execute({ id, reader, options }: WebstoreById): Promise<WebstoreDraftView | PublicWebstoreView> {
    const tables = this.database.tables<WebstoreTables>();
    const [row] = await webstoresWithParts(tables, [id]);
    if (!row) throw notFound();
    const mayEdit = await this.readers.mayEdit(id, reader);
    if (mayEdit && !options.getPublished) return draftView(row, options.removeInvalidImgSrc);
    const view = await publicPage(tables, row, mayEdit && !options.removeInvalidImgSrc);
    if (!view) throw notFound();
    return view;
  }
}

const notFound = () => new Refusal('webstore-not-found', 'Webstore not found.');
