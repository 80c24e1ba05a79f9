import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A web address that a webstore has, or had: an address that was once published stays reserved for it (OP-56). */
@Entity({ schema: 'webstore', tableName: 'web_address' })
export class WebAddress {
  /** Lower case. */
  @PrimaryKey({ type: 'text' })
  url: string;

  @Property({ type: 'uuid', index: 'web_address_webstore' })
  webstoreId: string;

  /** Whether it was ever on a published page. */
  @Property({ type: 'boolean' })
  published: boolean;

  static of(url: string, webstoreId: string): WebAddress {
    return Object.assign(new WebAddress(), { url, webstoreId, published: false });
  }
}
