import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BusinessRemovalRequested, WebstoreWanted } from '#contracts/identity/account.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';

export interface NewVendor {
  id: string;
  userId: string;
  businessName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

export interface VendorProps {
  /** The id of the default webstore (ID-125). */
  defaultWebstoreId: string | null;
}

/** The fields that a vendor may change. Absent fields do not change. */
export interface VendorChanges {
  name?: string;
  contactFirstName?: string;
  contactLastName?: string;
  contactEmail?: string;
  contactPhone?: string | null;
  props?: Partial<VendorProps>;
}

/** The business of a user, which owns webstores. */
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

  /** True if the vendor has accepted the terms of service (ID-9). */
  @Property({ type: 'boolean' })
  tosAccepted: boolean;

  /** Version and time of the latest accepted terms. */
  @Property({ type: 'integer', nullable: true })
  tosVersion: number | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  tosAcceptedAt: Date | null;

  /** The time of the request to remove the business; null without one. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  removalRequestedAt: Date | null;

  /** The reason, for the operators; empty if none was given. */
  @Property({ type: 'text' })
  removalReason: string;

  @Property({ type: 'jsonb' })
  props: Partial<VendorProps>;

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
      tosVersion: null,
      tosAcceptedAt: null,
      removalRequestedAt: null,
      removalReason: '',
      props: {},
    });
  }

  /** Fills empty contact fields from the user (ID-80). */
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

  /** @throws Refusal `changed-meanwhile` unless the version is the newest */
  change({ props, contactEmail, ...changes }: VendorChanges, version = this.version): void {
    if (version !== this.version) {
      throw new Refusal('changed-meanwhile', 'This was changed somewhere else. Reload it before you change it.');
    }
    const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
    Object.assign(this, Object.fromEntries(given));
    if (contactEmail !== undefined) this.contactEmail = normaliseEmail(contactEmail);
    if (props) this.props = { ...this.props, ...props };
  }

  /** Requests a webstore; a vendor that has one keeps it unchanged. */
  requestWebstore(): void {
    this.record(WebstoreWanted({ vendorId: this.id }));
  }

  /** Requests the removal of the business (ID-117). Returns false if it was requested already. */
  requestRemoval(reason: string, now: Date): boolean {
    if (this.removalRequestedAt) return false;
    this.removalRequestedAt = now;
    this.removalReason = reason.trim();
    this.record(BusinessRemovalRequested({ vendorId: this.id }));
    return true;
  }

  /** Cancels the removal. Returns whether it was requested. */
  cancelRemoval(): boolean {
    if (!this.removalRequestedAt) return false;
    this.removalRequestedAt = null;
    this.removalReason = '';
    return true;
  }

  /** Accepts the terms. Accepting the same version again keeps the first time (ID-9). */
  acceptTerms(version: number, now: Date): void {
    if (this.tosVersion === version) return;
    this.tosAccepted = true;
    this.tosVersion = version;
    this.tosAcceptedAt = now;
  }
}
