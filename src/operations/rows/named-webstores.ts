import { Injectable } from '@nestjs/common';
import { uuid } from '#contracts/shared/params.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreRegistry, type RegisteredWebstore } from '#src/webstore/public/webstore-registry.js';

/** Finds a webstore by the name that an operator types. */
@Injectable()
export class NamedWebstores {
  constructor(private readonly webstores: WebstoreRegistry) {}

  /**
   * @param name the id, or the web address in lower case
   * @throws Refusal `traced-webstore-not-found`
   */
  async find(name: string): Promise<RegisteredWebstore> {
    const id = uuid(name) ?? (await this.webstores.idAtAddress(name));
    const webstore = id === undefined ? undefined : (await this.webstores.byIds([id])).get(id);
    if (!webstore) throw new Refusal('traced-webstore-not-found', 'No webstore has this web address or ID.');
    return webstore;
  }
}
