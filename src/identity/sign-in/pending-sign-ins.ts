import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { User } from '../users/domain/user.js';
import { PendingSignIn } from '../sessions/domain/pending-sign-in.js';

/** What the browser is given of a sign-in that waits for a code. */
export interface SecondFactorChallenge {
  /** For the body of the answer. */
  readonly session: string;
  /** For a cookie: the one without the other is worth nothing. */
  readonly browser: string;
  readonly username: string;
}

/** Both secrets are new each time, so none can be planted beforehand. */
@Injectable()
export class PendingSignIns {
  begin(em: EntityManager, user: Pick<User, 'id' | 'username'>, provider: LoginProvider): SecondFactorChallenge {
    const [session, browser] = [newSecret(), newSecret()];
    const hashes = { sessionHash: hashOf(session), browserHash: hashOf(browser) };
    em.persist(PendingSignIn.start({ id: randomUUIDv7(), userId: user.id, provider, ...hashes }, new Date()));
    return { session, browser, username: user.username };
  }

  /** The one that may be gone on with in this browser, locked: of two codes at once the second one waits. */
  async open(em: EntityManager, session: string, browser: string, now: Date): Promise<PendingSignIn | undefined> {
    const sessionHash = hashOf(session);
    const pending = await em.findOne(PendingSignIn, { sessionHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return pending?.isOpenTo(hashOf(browser), now) ? pending : undefined;
  }
}

const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
