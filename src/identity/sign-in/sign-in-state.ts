import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/read-database.js';
import type { User } from '../users/domain/user.js';
import { personBirthdate, personColumns, type PersonTables } from '../users/person-columns.js';

/** What a session and the answer to a sign-in are made of. */
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

/** What decides how a session of somebody starts, beside who they are. */
export interface SignInState {
  readonly hasSecondFactor: boolean;
  readonly hasBusiness: boolean;
  /** The business has contact fields that are empty. */
  readonly lacksContact: boolean;
  /** When the account is erased, if it was closed. */
  readonly closesAt?: Date;
}

interface Tables extends PersonTables {
  'identity.vendor': { user_id: string };
  'identity.account_closing': { user_id: string; closes_at: string };
  'identity.second_factor': { user_id: string };
}

/** In one statement. Inside a unit of work that holds the person it is what stands when the session starts. */
export async function signInStateOf(database: ReadDatabase, userId: string): Promise<SignInState> {
  const row = await signInStates(database).where('person.id', '=', userId).executeTakeFirst();
  return row ? signInStateFrom(row) : { hasSecondFactor: false, hasBusiness: false, lacksContact: false };
}

/**
 * Somebody and how they stand, in one statement that holds the person as `lockUserForSession` does.
 * @param seen the row that was read before (PostgreSQL's `xmin`). Whatever changes the person writes another one, and so
 *   does `SessionEnder`. That is how a change is noticed which was committed while this statement waited for the row:
 *   what it reads of other tables would be from before.
 * @returns nothing when it is another row by now
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
