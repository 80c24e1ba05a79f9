import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '../../platform/domain/aggregate.js';
import { normaliseEmail } from './normalise-email.js';
import { User } from './user.js';

export interface NewVendor {
  id: string;
  userId: string;
  businessName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** The business side of a user; webstores belong to it. */
@Entity({ schema: 'identity', tableName: 'vendor' })
@Unique({ properties: ['userId'], name: 'vendor_user' })
export class Vendor extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  contactFirstName: string;

  @Property({ type: 'text' })
  contactLastName: string;

  @Property({ type: 'text' })
  contactEmail: string;

  @Property({ type: 'text', nullable: true })
  contactPhone: string | null;

  /** The vendor has accepted the terms of service (ID-9). */
  @Property({ type: 'boolean' })
  tosAccepted: boolean;

  @Property({ type: 'jsonb' })
  props: Record<string, unknown>;

  @Property({ type: 'integer', version: true })
  version: number;

  static register({ id, userId, businessName, firstName, lastName, email, phone }: NewVendor): Vendor {
    return Object.assign(new Vendor(), {
      id,
      userId,
      name: businessName,
      contactFirstName: firstName,
      contactLastName: lastName,
      contactEmail: normaliseEmail(email),
      contactPhone: phone,
      tosAccepted: false,
      props: {},
    });
  }

  /** Fills contact fields that are empty with what the user has; filled ones are left alone (ID-80). */
  fillContactFrom({
    firstName,
    lastName,
    email,
    phone,
  }: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>): void {
    this.contactFirstName ||= firstName;
    this.contactLastName ||= lastName;
    this.contactEmail ||= email;
    this.contactPhone ||= phone;
  }
}
