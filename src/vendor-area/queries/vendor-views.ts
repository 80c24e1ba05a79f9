import { Injectable } from '@nestjs/common';
import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { MessagingFacade } from '#src/messaging/public/messaging-facade.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';

/** Completes vendors with the data of webstore and messaging. */
@Injectable()
export class VendorViews {
  constructor(
    private readonly webstores: WebstoreRegistry,
    private readonly messaging: MessagingFacade,
  ) {}

  /** Runs two queries, whatever the number of vendors. */
  async of(vendors: readonly VendorRecordView[]): Promise<VendorView[]> {
    const counts = await this.webstores.countsOfVendors(vendors.map(({ id }) => id));
    const unread = await this.messaging.unreadMessagesOfVendors(vendors.map(({ userId }) => userId));
    return vendors.map((vendor) => ({
      ...vendor,
      webstoreCount: counts.get(vendor.id) ?? 0,
      unreadMessageCount: unread.get(vendor.userId) ?? 0,
    }));
  }

  /**
   * Returns the vendor for its owner or an operator.
   * @throws Refusal `not-allowed` for everybody else, whether or not the vendor exists; `not-found` for operators
   */
  async forReader(vendor: VendorRecordView | undefined, reader: SignedInUser): Promise<VendorView> {
    if (!reader.isAdmin && vendor?.userId !== reader.userId) {
      throw new Refusal('not-allowed', 'You don’t have access to this business.');
    }
    const [view] = vendor ? await this.of([vendor]) : [];
    if (!view) throw new Refusal('not-found', 'Business not found.');
    return view;
  }
}
