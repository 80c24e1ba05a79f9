import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';

/** Leave to set a password once, given to the browser that has shown a code. At most one for each person. */
@Entity({ schema: 'identity', tableName: 'password_grant' })
@Unique({ properties: ['userId'], name: 'password_grant_user' })
export class PasswordGrant extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** Of the secret that the browser holds. */
  @Property({ type: 'text', hidden: true })
  hash: string;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;
}
