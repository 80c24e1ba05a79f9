import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';

/** Somebody who has left for the provider and has not come back yet. Taken away when they do: it counts once. */
@Entity({ schema: 'identity', tableName: 'single_sign_on_attempt' })
export class SingleSignOnAttempt {
  /** SHA-256, base64url: who reads the table cannot come back in somebody's place. */
  @PrimaryKey({ type: 'text' })
  stateHash: string;

  @Property({ type: 'text' })
  browserHash: string;

  @Property({ type: 'text' })
  provider: SingleSignOnProvider;

  @Property({ type: 'text', hidden: true })
  nonce: string;

  @Property({ type: 'text', hidden: true })
  sealedVerifier: string;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;
}
