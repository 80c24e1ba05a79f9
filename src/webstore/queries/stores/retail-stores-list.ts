import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { retailStores } from '../../stores/retail-stores.js';

/** The stores of the store locator (WS-124). */
export class RetailStoresList extends Query<RetailStoreView[]> {}

@QueryHandler(RetailStoresList)
export class RetailStoresListHandler implements IQueryHandler<RetailStoresList> {
  execute(): Promise<RetailStoreView[]> {
    return Promise.resolve([...retailStores]);
  }
}
