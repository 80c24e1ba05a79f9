import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { NotificationChoices } from '#contracts/identity/notification-choices.js';
import type { Role } from '#contracts/identity/role.js';
import { userFields, type UserField } from '#contracts/identity/user-field.js';
import type { SignUpKind } from '#contracts/identity/sign-up-kind.js';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { Refusal } from '../../../platform/domain/refusal.js';
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
  /** Without one nobody can sign in as this user. */
  passwordHash: string | null;
  roles: readonly Role[];
  /** Comes from the older user pool. */
  isLegacy?: boolean;
}

/** What a person says of themselves; what is left out stays. */
export interface PersonalFields {
  firstName?: string;
  lastName?: string;
  phone?: string;
  birthdate?: string | null;
}

/** A person who can sign in: a couple, a vendor, an operator, or several of them at once (ID-3). */
@Entity({ schema: 'identity', tableName: 'user' })
@Unique({ properties: ['username'], name: 'user_username' })
export class User extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** What a person signs in with: the email, normalised. */
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

  /** argon2id, in its own encoding; never serialised. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null;

  /** Comes from the older user pool, and has set no password here yet (ID-58). */
  @Property({ type: 'boolean', default: false })
  isLegacy: boolean;

  /** Exactly when the roles say so. */
  @Property({ type: 'boolean' })
  isAdmin: boolean;

  @Property({ type: 'string[]' })
  roles: Role[];

  @Property({ type: 'jsonb' })
  props: Partial<UserProps>;

  @Property({ type: 'jsonb' })
  settings: Record<string, unknown>;

  /** A day as `YYYY-MM-DD`. */
  @Property({ type: 'date', nullable: true })
  birthdate: string | null;

  /** Issuer of single sign-on -> what it calls this person. */
  @Property({ type: 'jsonb' })
  @Index({ name: 'user_external_ids', type: 'gin' })
  externalIds: Record<string, string>;

  @Property({ type: 'integer', version: true })
  version: number;

  /** When a code that was sent to the email came back; null until then. */
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
      // Whoever runs the site knows whom they let in.
      emailVerifiedAt: now,
      createdAt: now,
    });
  }

  /**
   * Somebody makes an account for themselves; nobody knows yet whether the email is theirs.
   * @param startedAs which sign-up began it (ID-37), kept in the settings; absent when it did not say
   */
  static signUp(user: Omit<NewUser, 'roles'>, startedAs: SignUpKind | undefined, now: Date): User {
    const settings = startedAs === undefined ? {} : { newVendorSignup: startedAs };
    return Object.assign(User.register({ ...user, roles: [] }, now), { settings, emailVerifiedAt: null });
  }

  /**
   * The provider of single sign-on has shown that the email is this person's. A password that was set before anybody
   * had shown that may be somebody else's, and goes.
   * @param subject what the issuer calls this person
   */
  linkTo(issuer: string, subject: string, now: Date): void {
    this.externalIds = { ...this.externalIds, [issuer]: subject };
    if (!this.emailVerifiedAt) this.passwordHash = null;
    this.verifyEmail(now);
  }

  /** Takes over what an id token says differently (ID-72); what it does not say stays. */
  updateFromClaims(claims: Partial<Record<'firstName' | 'lastName' | 'phone' | 'birthdate', string>>): void {
    this.firstName = claims.firstName ?? this.firstName;
    this.lastName = claims.lastName ?? this.lastName;
    this.phone = claims.phone ?? this.phone;
    this.birthdate = claims.birthdate ?? this.birthdate;
  }

  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
  }

  /** What an account of the older user pool lacks (ID-52), in the order in which it is asked for. */
  missingFields(): UserField[] {
    const known = { firstName: this.firstName, lastName: this.lastName, phoneNumber: this.phone };
    return userFields.filter((field) => !known[field]);
  }

  /**
   * Gives an account of the older user pool its first password; what it has already stays as it is.
   * @throws Refusal `invalid-input` naming each field that it lacks and does not get
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

  /** Another password than before, or the first one. */
  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.isLegacy = false;
  }

  /** The same password, hashed at another cost. */
  renewPasswordHash(passwordHash: string): void {
    this.passwordHash = passwordHash;
  }

  /**
   * Somebody mistyped the email when they signed up. Nobody has shown yet that it is theirs, so nothing is asked for.
   * @throws Refusal `changed-meanwhile` once it is confirmed: then it takes the codes of both mailboxes
   */
  correctEmail(email: string): void {
    if (this.emailVerifiedAt) throw new Refusal('changed-meanwhile', 'This email is confirmed already.');
    this.username = normaliseEmail(email);
    this.email = this.username;
  }

  /** The codes of both addresses have come back. Whatever went to the address of before is no longer an answer. */
  changeEmail(email: string, now: Date): void {
    this.username = normaliseEmail(email);
    this.email = this.username;
    this.emailVerifiedAt = now;
  }

  /** What the person says of themselves (OP-36). */
  updatePersonalFields({ firstName, lastName, phone, birthdate }: PersonalFields): void {
    this.firstName = firstName?.trim() ?? this.firstName;
    this.lastName = lastName?.trim() ?? this.lastName;
    this.phone = phone ?? this.phone;
    if (birthdate !== undefined) this.birthdate = birthdate;
  }

  /** What the person wants to be told by mail. */
  setNotificationChoices(notifications: Partial<NotificationChoices>): void {
    this.settings = withChoices(this.settings, notifications);
  }

  /** A password that was set before anybody had shown that the email is theirs may be a stranger's, and goes. */
  becomeOperator(): void {
    if (!this.emailVerifiedAt) this.passwordHash = null;
    this.roles = [...new Set<Role>([...this.roles, 'Admin'])];
    this.isAdmin = true;
  }

  ceaseToOperate(): void {
    this.roles = this.roles.filter((role) => role !== 'Admin');
    this.isAdmin = false;
  }

  /** ID-118 */
  becomeVendor(): void {
    if (!this.roles.includes('Vendor')) this.roles = [...this.roles, 'Vendor'];
  }

  /**
   * @param version the version that a change was made from; without one the last change wins
   * @throws Refusal `changed-meanwhile` when the user has changed since that version
   */
  checkVersion(version = this.version): void {
    if (version === this.version) return;
    throw new Refusal('changed-meanwhile', 'This was changed somewhere else. Read it again before you change it.');
  }

  /** Changes what the person keeps; what is not named stays. */
  updateProps({ favorites, completedWebstoreTutorial }: Partial<UserProps>): void {
    if (completedWebstoreTutorial !== undefined) this.props = { ...this.props, completedWebstoreTutorial };
    if (!favorites) return;
    const webstores = new Set(favorites.map((id) => id.toLowerCase()));
    this.props = { ...this.props, favorites: [...webstores] };
  }
}
