import { sql } from 'kysely';

/**
 * A condition that is always true, and lets the commit of its transaction return before PostgreSQL has written it to disk.
 * A crash of PostgreSQL (not of the program) may undo what was committed in the last half second. Only for bookkeeping
 * that is repeated when it is lost: never for a change that is acknowledged, and never beside other changes.
 */
export const commitLater = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) is not null`;
