import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { NotificationChoices } from '#contracts/identity/notification-choices.js';
import type { Role } from '#contracts/identity/role.js';
import { userFields, type UserField } from '#contracts/identity/user-field.js';
import type { SignUpKind } from '#contracts/identity/sign-up-kind.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { withChoices } from './notification-settings.js';
import { normaliseEmail } from './normalise-email.js';
import type { UserProps } from './user-props.js';

export interface NewUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** `+1` and ten digits (ID-24). */
  phone: string | null;
  /** Without a hash nobody can sign in with a password. */
  passwordHash: string | null;
  roles: readonly Role[];
  /** Imported from the older user pool. */
  isLegacy?: boolean;
}

/** Personal fields that the user edits. Absent fields do not change. */
export interface PersonalFields {
  firstName?: string;
  lastName?: string;
  phone?: string;
  birthdate?: string | null;
}

/** A person who can sign in: a couple, a vendor, an operator, or a combination (ID-3). */
@Entity({ schema: 'identity', tableName: 'user' })
@Unique({ properties: ['username'], name: 'user_username' })
export class User extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** The normalised email, which the user signs in with. */
  @Property({ type: 'text' })
  username: string;

  @Property({ type: 'text' })
  email: string;

  @Property({ type: 'text' })
  firstName: string;

  @Property({ type: 'text' })
  lastName: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null;

  /** An argon2id hash with its parameters; never serialised. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null;

  /** Imported from the older user pool, without a password here yet (ID-58). */
  @Property({ type: 'boolean', default: false })
  isLegacy: boolean;

  /** True exactly if the roles include `Admin`. */
  @Property({ type: 'boolean' })
  isAdmin: boolean;

  @Property({ type: 'string[]' })
  roles: Role[];

  @Property({ type: 'jsonb' })
  props: Partial<UserProps>;

  @Property({ type: 'jsonb' })
  settings: Record<string, unknown>;

  /** In the form `YYYY-MM-DD`. */
  @Property({ type: 'date', nullable: true })
  birthdate: string | null;

  /** Issuer of single sign-on -> the user's subject there. */
  @Property({ type: 'jsonb' })
  @Index({ name: 'user_external_ids', type: 'gin' })
  externalIds: Record<string, string>;

  @Property({ type: 'integer', version: true })
  version: number;

  /** The time at which a mailed code confirmed the email; null until then. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  emailVerifiedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  static register(user: NewUser, now: Date): User {
    const { id, email, firstName, lastName, phone, passwordHash, roles, isLegacy = false } = user;
    const address = normaliseEmail(email);
    const mine = [...new Set(roles)];
    return Object.assign(new User(), {
      id,
      firstName,
      lastName,
      phone,
      passwordHash,
      isLegacy,
      username: address,
      email: address,
      roles: mine,
      isAdmin: mine.includes('Admin'),
      props: {},
      settings: {},
      birthdate: null,
      externalIds: {},
      // Operators vouch for the emails of accounts that they create.
      emailVerifiedAt: now,
      createdAt: now,
    });
  }

  /**
   * Creates an account whose email is not confirmed yet.
   * @param startedAs the sign-up page it began on (ID-37), stored in the settings; absent if unknown
   */
  static signUp(user: Omit<NewUser, 'roles'>, startedAs: SignUpKind | undefined, now: Date): User {
    const settings = startedAs === undefined ? {} : { newVendorSignup: startedAs };
    return Object.assign(User.register({ ...user, roles: [] }, now), { settings, emailVerifiedAt: null });
  }

  /**
   * Links the account to a single sign-on provider that has verified the email. A password from before the email was
   * confirmed may belong to somebody else and is removed.
   * @param subject the issuer's id of the user
   */
  linkTo(issuer: string, subject: string, now: Date): void {
    this.externalIds = { ...this.externalIds, [issuer]: subject };
    if (!this.emailVerifiedAt) this.passwordHash = null;
    this.verifyEmail(now);
  }

  /** Updates the fields that an id token contains (ID-72). */
  updateFromClaims(claims: Partial<Record<'firstName' | 'lastName' | 'phone' | 'birthdate', string>>): void {
    this.firstName = claims.firstName ?? this.firstName;
    this.lastName = claims.lastName ?? this.lastName;
    this.phone = claims.phone ?? this.phone;
    this.birthdate = claims.birthdate ?? this.birthdate;
  }

  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
  }

  /** Returns the required fields that an imported account lacks (ID-52), in the order of the form. */
  missingFields(): UserField[] {
    const known = { firstName: this.firstName, lastName: this.lastName, phoneNumber: this.phone };
    return userFields.filter((field) => !known[field]);
  }

  /**
   * Sets the first password of an imported account and the fields that it lacks; existing values do not change.
   * @throws Refusal `invalid-input` naming each field that is still missing
   */
  takeOver(passwordHash: string, given: Partial<Record<UserField, string>>): void {
    const missing = this.missingFields();
    const left = missing.filter((field) => !given[field]);
    if (left.length > 0) {
      const fields = Object.fromEntries(left.map((field) => [field, ['required']]));
      throw new Refusal('invalid-input', `Check ${left.join(', ')}.`, { fields });
    }
    this.firstName ||= given.firstName?.trim() ?? '';
    this.lastName ||= given.lastName?.trim() ?? '';
    this.phone ||= given.phoneNumber ?? null;
    this.setPassword(passwordHash);
  }

  /** Sets a new password, or the first one. */
  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.isLegacy = false;
  }

  /** Stores the same password, hashed with the current cost. */
  renewPasswordHash(passwordHash: string): void {
    this.passwordHash = passwordHash;
  }

  /**
   * Corrects a mistyped email after sign-up. It was never confirmed, so no code is required.
   * @throws Refusal `changed-meanwhile` if the email is confirmed; changing it then needs codes from both mailboxes
   */
  correctEmail(email: string): void {
    if (this.emailVerifiedAt) throw new Refusal('changed-meanwhile', 'This email is already confirmed.');
    this.username = normaliseEmail(email);
    this.email = this.username;
  }

  /**
   * Changes the email after codes from both addresses. Anything that was mailed to the previous address becomes
   * invalid.
   */
  changeEmail(email: string, now: Date): void {
    this.username = normaliseEmail(email);
    this.email = this.username;
    this.emailVerifiedAt = now;
  }

  /** Updates the personal fields (OP-36). */
  updatePersonalFields({ firstName, lastName, phone, birthdate }: PersonalFields): void {
    this.firstName = firstName?.trim() ?? this.firstName;
    this.lastName = lastName?.trim() ?? this.lastName;
    this.phone = phone ?? this.phone;
    if (birthdate !== undefined) this.birthdate = birthdate;
  }

  /** Updates the notification settings. */
  setNotificationChoices(notifications: Partial<NotificationChoices>): void {
    this.settings = withChoices(this.settings, notifications);
  }

  /** A password from before the email was confirmed may belong to a stranger and is removed. */
  becomeOperator(): void {
    if (!this.emailVerifiedAt) this.passwordHash = null;
    this.roles = [...new Set<Role>([...this.roles, 'Admin'])];
    this.isAdmin = true;
  }

  ceaseToOperate(): void {
    this.roles = this.roles.filter((role) => role !== 'Admin');
    this.isAdmin = false;
  }

  /** Adds the role of a vendor (ID-118). */
  becomeVendor(): void {
    if (!this.roles.includes('Vendor')) this.roles = [...this.roles, 'Vendor'];
  }

  /**
   * @param version the version that the change is based on; without it the last change wins
   * @throws Refusal `changed-meanwhile` when the user has changed since that version
   */
  checkVersion(version = this.version): void {
    if (version === this.version) return;
    throw new Refusal('changed-meanwhile', 'This was changed somewhere else. Reload it before you change it.');
  }

  /** Replaces the given props; the others do not change. */
  updateProps({ favorites, completedWebstoreTutorial }: Partial<UserProps>): void {
    if (completedWebstoreTutorial !== undefined) this.props = { ...this.props, completedWebstoreTutorial };
    if (!favorites) return;
    const webstores = new Set(favorites.map((id) => id.toLowerCase()));
    this.props = { ...this.props, favorites: [...webstores] };
  }
}
