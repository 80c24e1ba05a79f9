import { createHash } from 'node:crypto';
import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/**
 * A web address of a page that was erased. It stays reserved (OP-56): links to it and printed codes must not lead to
 * another vendor's page. Since an address may contain a person's name, only its hash is stored, without any id.
 */
@Entity({ schema: 'webstore', tableName: 'retired_address' })
export class RetiredAddress {
  /** SHA-256 of the address in lower case, base64url. */
  @PrimaryKey({ type: 'text' })
  hash: string;

  /** @param url in lower case */
  static of(url: string): RetiredAddress {
    return Object.assign(new RetiredAddress(), { hash: createHash('sha256').update(url).digest('base64url') });
  }
}
