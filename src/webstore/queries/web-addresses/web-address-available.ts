import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isReservedAddress } from '#contracts/webstore/reserved-addresses.js';
import type { WebAddressAvailableView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { RetiredAddress } from '../../domain/web-addresses/retired-address.js';
import { WebstoreReaders } from '../../webstore-readers.js';
import type { WebstoreTables } from '../../webstore.tables.js';

/** Returns whether a webstore could get this web address with a save (WS-50), unless another one claims it first. */
export class WebAddressAvailable extends Query<WebAddressAvailableView> {
  /**
   * @param url in lower case
   * @param webstoreId the webstore that wants it; absent if it does not exist yet
   */
  constructor(
    readonly url: string,
    readonly webstoreId: string | undefined,
    readonly reader: SignedInUser,
  ) {
    super();
  }
}

@QueryHandler(WebAddressAvailable)
export class WebAddressAvailableHandler implements IQueryHandler<WebAddressAvailable> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly readers: WebstoreReaders,
  ) {}

  async execute({ url, webstoreId, reader }: WebAddressAvailable): Promise<WebAddressAvailableView> {
    if (isReservedAddress(url)) return { urlIsAvailable: false };
    const holder = await this.holderOf(url);
    if (holder === undefined) return { urlIsAvailable: true };
    return { urlIsAvailable: holder !== null && holder === webstoreId && (await this.readers.mayEdit(holder, reader)) };
  }

  /** The webstore that has or had an address; null when that one was erased, undefined when there never was one. */
  private async holderOf(url: string): Promise<string | null | undefined> {
    const tables = this.database.tables<WebstoreTables>();
    // One statement, because an address moves from one table to the other in one transaction.
    const row = await tables
      .selectFrom('webstore.web_address')
      .where('url', '=', url)
      .select((eb) => eb.ref('webstore_id').$castTo<string | null>().as('holder'))
      .unionAll(
        tables
          .selectFrom('webstore.retired_address')
          .where('hash', '=', RetiredAddress.of(url).hash)
          .select((eb) => eb.cast<string | null>(eb.val(null), 'uuid').as('holder')),
      )
      .executeTakeFirst();
    return row?.holder;
  }
}
