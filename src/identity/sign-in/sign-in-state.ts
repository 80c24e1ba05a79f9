import { sql } from 'kysely';
import type { ReadDatabase } from '#src/platform/database/read-database.js';
import type { User } from '../users/domain/user.js';
import { personBirthdate, personColumns, type PersonTables } from '../users/person-columns.js';

/** The user fields that a session and the response of a sign-in need. */
export type SessionUser = Pick<
  User,
  | 'id'
  | 'username'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'birthdate'
  | 'externalIds'
  | 'isAdmin'
  | 'roles'
  | 'props'
  | 'settings'
  | 'version'
>;

/** The state of an account that decides how its session starts. */
export interface SignInState {
  readonly hasSecondFactor: boolean;
  readonly hasBusiness: boolean;
  /** True if contact fields of the vendor are empty. */
  readonly lacksContact: boolean;
  /** The time of erasure, if the account is closed. */
  readonly closesAt?: Date;
}

interface Tables extends PersonTables {
  'identity.vendor': { user_id: string };
  'identity.account_closing': { user_id: string; closes_at: string };
  'identity.second_factor': { user_id: string };
}

/** Returns the state in one query. Under a lock of the user it stays valid until the session has started. */
export async function signInStateOf(database: ReadDatabase, userId: string): Promise<SignInState> {
  const row = await signInStates(database).where('person.id', '=', userId).executeTakeFirst();
  return row ? signInStateFrom(row) : { hasSecondFactor: false, hasBusiness: false, lacksContact: false };
}

/**
 * Returns the user and their state in one query, which locks the user like `lockUserForSession`.
 * @param seen the version of the row (`xmin`) that was read before. Each change of the user writes a new version, and
 *   so does `SessionEnder`. A change that was committed while this query waited for the lock is noticed this way; the
 *   query would read older rows of the other tables.
 * @returns undefined when the version has changed
 */
export async function lockSessionUser(
  database: ReadDatabase,
  { id, seen }: { readonly id: string; readonly seen: string },
): Promise<{ user: SessionUser; state: SignInState } | undefined> {
  const row = await signInStates(database)
    .select(personColumns)
    .select(personBirthdate)
    .where('person.id', '=', id)
    .where(sql`person.xmin::text`, '=', seen)
    .forShare('person')
    .executeTakeFirst();
  return row && { user: row, state: signInStateFrom(row) };
}

const signInStates = (database: ReadDatabase) =>
  database
    .tables<Tables>()
    .selectFrom('identity.user as person')
    .leftJoin('identity.vendor as vendor', 'vendor.user_id', 'person.id')
    .leftJoin('identity.account_closing as closing', 'closing.user_id', 'person.id')
    .leftJoin('identity.second_factor as factor', 'factor.user_id', 'person.id')
    .select('closing.closes_at as closesAt')
    .select([
      sql<boolean>`factor.sealed_secret is not null`.as('hasSecondFactor'),
      sql<boolean>`vendor.id is not null`.as('hasBusiness'),
      sql<boolean>`
        vendor.id is not null and (vendor.contact_first_name = '' or vendor.contact_last_name = ''
          or vendor.contact_email = '' or coalesce(vendor.contact_phone, '') = '')`.as('lacksContact'),
    ]);

const signInStateFrom = (row: Omit<SignInState, 'closesAt'> & { closesAt: string | null }): SignInState => ({
  hasSecondFactor: row.hasSecondFactor,
  hasBusiness: row.hasBusiness,
  lacksContact: row.lacksContact,
  ...(row.closesAt !== null && { closesAt: new Date(row.closesAt) }),
});
