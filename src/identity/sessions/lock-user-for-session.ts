import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { User } from '../users/domain/user.js';

/**
 * Locks a user whose session is about to start, until the unit of work ends. It sees all committed changes.
 * `SessionEnder` waits for the lock and then finds the new session too.
 * @param who the conditions that the user must still meet
 * @param willChange whether the unit of work changes the user; it then waits for others that do
 */
export const lockUserForSession = (
  em: EntityManager,
  who: { readonly id: string; readonly passwordHash?: string | null },
  willChange = false,
): Promise<User | null> =>
  em.findOne(User, who, { lockMode: willChange ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ });
