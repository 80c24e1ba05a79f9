import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The table of signing keys, only for the comparison with the migrations. `SigningKeys` reads and writes it. */
@Entity({ schema: 'identity', tableName: 'signing_key' })
export class SigningKeyRow {
  @PrimaryKey({ type: 'text' })
  kid: string;

  @Property({ type: 'jsonb' })
  publicKey: Record<string, string>;

  @Property({ type: 'text', nullable: true, hidden: true })
  sealedPrivateKey: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  retiredAt: Date | null;
}
