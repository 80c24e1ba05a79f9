import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';

/** A user's visit to the provider. The row is deleted on return, so that it is valid once. */
@Entity({ schema: 'identity', tableName: 'single_sign_on_attempt' })
export class SingleSignOnAttempt {
  /** SHA-256, base64url. The table alone cannot complete an attempt. */
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
