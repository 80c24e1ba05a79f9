import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { WebstoreOwners } from '../webstore-owners.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { webstoresWithParts } from './webstore-rows.js';
import { draftView, publicView } from './webstore-views.js';

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
    private readonly owners: WebstoreOwners,
  ) {}

  async execute({ id, reader, options }: WebstoreById): Promise<WebstoreDraftView | PublicWebstoreView> {
    const [row] = await webstoresWithParts(this.database.tables<WebstoreTables>(), [id]);
    if (!row) throw notFound();
    const seesDraft = !options.getPublished && (await this.mayEdit(id, reader));
    const view = seesDraft ? draftView(row, options.removeInvalidImgSrc) : publicView(row);
    if (!view) throw notFound();
    return view;
  }

  private async mayEdit(id: string, reader: SignedInUser | undefined): Promise<boolean> {
    if (!reader) return false;
    return reader.isAdmin || (await this.owners.ownerOf(id)) === reader.userId;
  }
}

const notFound = () => new Refusal('webstore-not-found', 'There is no such webstore.');
