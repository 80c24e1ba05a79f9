import { sql } from 'kysely';
import type { Role } from '#contracts/identity/role.js';
import type { User } from './domain/user.js';

/** The table of users for queries, which use the alias `person`. */
export interface PersonTables {
  'identity.user': {
    id: string;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    external_ids: Record<string, string>;
    is_admin: boolean;
    roles: Role[];
    props: User['props'];
    settings: User['settings'];
    version: number;
  };
}

/** The columns for `authUserView`, except the birthdate. */
export const personColumns = [
  'person.id',
  'person.username',
  'person.email',
  'person.first_name as firstName',
  'person.last_name as lastName',
  'person.phone',
  'person.external_ids as externalIds',
  'person.is_admin as isAdmin',
  'person.roles',
  'person.props',
  'person.settings',
  'person.version',
] as const;

/** Cast to text (`YYYY-MM-DD`), because the driver would return a Date. */
export const personBirthdate = sql<string | null>`person.birthdate::text`.as('birthdate');
