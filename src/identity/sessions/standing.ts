import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/read-database.js';

interface Tables {
  'identity.user': { id: string };
  'identity.vendor': {
    id: string;
    user_id: string;
    contact_first_name: string;
    contact_last_name: string;
    contact_email: string;
    contact_phone: string | null;
  };
  'identity.account_closing': { user_id: string; closes_at: string };
  'identity.second_factor': { user_id: string; sealed_secret: string | null };
}

/** What decides how a session of somebody starts, beside who they are. */
export interface Standing {
  readonly hasSecondFactor: boolean;
  readonly hasBusiness: boolean;
  /** The business has contact fields that are empty. */
  readonly lacksContact: boolean;
  /** When the account is erased, if it was closed. */
  readonly closesAt?: Date;
}

/** All of it in one statement. Inside a unit of work that holds the person it is what stands when the session starts. */
export async function standingOf(database: ReadDatabase, userId: string): Promise<Standing> {
  const row = await database
    .tables<Tables>()
    .selectFrom('identity.user as person')
    .leftJoin('identity.vendor as vendor', 'vendor.user_id', 'person.id')
    .leftJoin('identity.account_closing as closing', 'closing.user_id', 'person.id')
    .leftJoin('identity.second_factor as factor', 'factor.user_id', 'person.id')
    .where('person.id', '=', userId)
    .select('closing.closes_at as closesAt')
    .select([
      sql<boolean>`factor.sealed_secret is not null`.as('hasSecondFactor'),
      sql<boolean>`vendor.id is not null`.as('hasBusiness'),
      sql<boolean>`
        vendor.id is not null and (vendor.contact_first_name = '' or vendor.contact_last_name = ''
          or vendor.contact_email = '' or coalesce(vendor.contact_phone, '') = '')`.as('lacksContact'),
    ])
    .executeTakeFirst();
  const { closesAt = null, hasSecondFactor = false, hasBusiness = false, lacksContact = false } = row ?? {};
  return { hasSecondFactor, hasBusiness, lacksContact, ...(closesAt !== null && { closesAt: new Date(closesAt) }) };
}
