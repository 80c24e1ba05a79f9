import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { retailStoresRoutes as routes } from '#contracts/webstore/retail-stores.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { ChooseStore } from '../commands/choose-store.js';
import { InsertsOfWebstore } from '../queries/stores/inserts-of-webstore.js';
import { RetailStoresList } from '../queries/stores/retail-stores-list.js';
import { WebstoreById } from '../queries/webstore-by-id.js';

@Controller()
export class RetailStoresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.retailStores)
  stores() {
    return this.queries.execute(new RetailStoresList());
  }

  @Implements(routes.favouriteStore)
  async favouriteStore(@Input() { body, user }: Call<typeof routes.favouriteStore>) {
    const { webstoreId, favouriteStore, zipcode, version } = body;
    await this.commands.execute(new ChooseStore(webstoreId, favouriteStore, zipcode, version));
    const options = { removeInvalidImgSrc: false, getPublished: false };
    return (await this.queries.execute(new WebstoreById(webstoreId, user, options))) as WebstoreDraftView;
  }

  @Implements(routes.inserts)
  inserts(@Input() { params }: Call<typeof routes.inserts>) {
    return this.queries.execute(new InsertsOfWebstore(params.id));
  }
}
