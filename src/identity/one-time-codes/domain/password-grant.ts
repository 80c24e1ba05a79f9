import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';

/** Permission to set a password once, for the browser that has entered a code. A user has at most one. */
@Entity({ schema: 'identity', tableName: 'password_grant' })
@Unique({ properties: ['userId'], name: 'password_grant_user' })
export class PasswordGrant extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** SHA-256 of the secret in the browser's cookie. */
  @Property({ type: 'text', hidden: true })
  hash: string;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;
}
