import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { User } from '../users/domain/user.js';

/**
 * Somebody whose session is about to start, held until the unit of work ends. What was changed before is seen; whoever
 * ends their sessions (`SessionEnder`) waits, and finds this one too.
 * @param who what the person must still be like
 * @param willChange whether the unit of work changes the person: of two that do, the second one waits here
 */
export const lockUserForSession = (
  em: EntityManager,
  who: { readonly id: string; readonly passwordHash?: string | null },
  willChange = false,
): Promise<User | null> =>
  em.findOne(User, who, { lockMode: willChange ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ });
