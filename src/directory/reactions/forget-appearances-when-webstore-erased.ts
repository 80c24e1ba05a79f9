import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { WebstoreErased } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { SearchAppearance } from '../search-appearance.js';

type Erased = PayloadOfKind<typeof WebstoreErased>;

/** Deletes how often a page was found when it is erased. Its projection empties the listing. */
@Injectable()
@Consumes({ consumer: 'directory.forget-webstore' })
export class ForgetAppearancesWhenWebstoreErased implements Reaction<Erased> {
  async react({ webstoreId }: Erased, em: EntityManager): Promise<void> {
    await em.nativeDelete(SearchAppearance, { webstoreId });
  }
}
