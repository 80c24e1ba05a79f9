import { Inject, Injectable, Optional } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { StoreChosen } from '#contracts/webstore/webstore.messages.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { WEBHOOK, type Webhook } from '#src/platform/webhooks/webhook.js';
import { webstoresWithParts } from '../queries/webstore-rows.js';
import { retailStoreOf } from '../stores/retail-stores.js';
import { storeRow } from '../stores/store-row.js';
import type { WebstoreTables } from '../webstore.tables.js';

type Chosen = PayloadOfKind<typeof StoreChosen>;

/**
 * Posts a row to the retailer's automation list (WS-122). The row contains the data at the time of the post; a webstore
 * that is erased by then, or a store that has left the list, needs no row.
 */
@Injectable()
@Consumes({ consumer: 'webstore.post-store-row', needs: ['automation'] })
export class PostRowWhenStoreChosen implements ClaimingReaction<Chosen> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
    @Optional() @Inject(WEBHOOK) private readonly webhook?: Webhook,
  ) {}

  async carryOut({ webstoreId, storeNumber }: Chosen, { idempotencyKey }: DeliveryInFlight): Promise<void> {
    if (!this.webhook) throw new Error('this program has no webhook');
    const store = retailStoreOf(storeNumber);
    if (!this.webhook.isConfigured || !store) return;
    const [row] = await webstoresWithParts(this.database.tables<WebstoreTables>(), [webstoreId]);
    const vendor = row && (await this.identity.vendors([row.vendor_id])).get(row.vendor_id);
    if (!vendor) return;
    const webstore = { id: row.id, created: new Date(row.created), draft: row.draft };
    await this.webhook.post(storeRow({ store, webstore, vendor, now: new Date() }), idempotencyKey);
  }
}
