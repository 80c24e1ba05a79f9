import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { User } from '../users/domain/user.js';
import { PendingSignIn } from '../sessions/domain/pending-sign-in.js';

/** The two secrets of a pending sign-in. */
export interface SecondFactorChallenge {
  /** For the body of the response. */
  readonly session: string;
  /** For a cookie. Neither secret works without the other. */
  readonly browser: string;
  readonly username: string;
}

/** Creates and finds pending sign-ins. Both secrets are new each time, which prevents session fixation. */
@Injectable()
export class PendingSignIns {
  begin(em: EntityManager, user: Pick<User, 'id' | 'username'>, provider: LoginProvider): SecondFactorChallenge {
    const [session, browser] = [newSecret(), newSecret()];
    const hashes = { sessionHash: hashOf(session), browserHash: hashOf(browser) };
    em.persist(PendingSignIn.start({ id: randomUUIDv7(), userId: user.id, provider, ...hashes }, new Date()));
    return { session, browser, username: user.username };
  }

  /** Returns the pending sign-in that this browser may complete, locked, so that a concurrent code waits. */
  async open(em: EntityManager, session: string, browser: string, now: Date): Promise<PendingSignIn | undefined> {
    const sessionHash = hashOf(session);
    const pending = await em.findOne(PendingSignIn, { sessionHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return pending?.isOpenTo(hashOf(browser), now) ? pending : undefined;
  }
}

const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
