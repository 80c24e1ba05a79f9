import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceHome } from './processes/service-home.ts';

/** URLs of the local database as each of its roles; `src/migrate.js` creates all but the first. */
export interface PostgresUrls {
  /** The superuser of the server, which no program uses. */
  admin: string;
  /** The owner of the schemas, for migrations. */
  owner: string;
  /** The role of the programs, which reads and writes rows. */
  programs: string;
}

const programsRole = 'posy_programs';

/**
 * Returns the URLs of the database that `startPostgres` runs. The programs have a random password of their own, in
 * `<home>/programs-password`, mode 0600; it is created if it is missing, as in folders of older versions and after a
 * restore.
 * @param adminUrl `url` of the running service
 */
export function postgresUrls(dataDir: string, adminUrl: string): PostgresUrls {
  const file = join(serviceHome(dataDir, 'postgres'), 'programs-password');
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  return rolesAt(adminUrl, programsRole, readFileSync(file, 'utf8').trim());
}

/** The owner has the superuser's password, which gives access to everything anyway. */
export function rolesAt(adminUrl: string, role: string, password: string, ownerRole = 'posy_owner'): PostgresUrls {
  const [owner, programs] = [new URL(adminUrl), new URL(adminUrl)];
  owner.username = ownerRole;
  programs.username = role;
  programs.password = password;
  return { admin: adminUrl, owner: owner.href, programs: programs.href };
}

/** Returns the settings of `src/migrate.js` that no other program gets. */
export const migrationSettings = ({ admin, owner }: PostgresUrls) => ({
  DATABASE_ADMIN_URL: admin,
  MIGRATION_DATABASE_URL: owner,
});
