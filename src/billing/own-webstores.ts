import { Injectable } from '@nestjs/common';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';

/** Checks that webstores belong to a vendor. */
@Injectable()
export class OwnWebstores {
  constructor(private readonly webstores: WebstoreRegistry) {}

  /** @throws Refusal `invalid-input` naming the first webstore that is not the vendor's, or does not exist */
  async check(vendorId: string, webstoreIds: readonly string[]): Promise<void> {
    const known = await this.webstores.byIds(webstoreIds);
    const at = webstoreIds.findIndex((id) => known.get(id)?.vendorId !== vendorId);
    if (at < 0) return;
    const field = `webstoreIds.${at}`;
    throw new Refusal('invalid-input', `Check ${field}.`, { fields: { [field]: ['unknown-webstore'] } });
  }
}
