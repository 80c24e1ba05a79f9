import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/domain/refusal.js';
import { AccessTokens } from '../credentials/access-tokens.js';
import { Passwords } from '../credentials/passwords.js';
import { RefreshTokens } from '../credentials/refresh-tokens.js';
import { normaliseEmail } from '../domain/normalise-email.js';
import { Session } from '../domain/session.js';
import { User } from '../domain/user.js';
import { authUserView } from '../queries/auth-user-view.js';

/** Starts a session for whoever knows the password. */
export class SignIn extends Command<SignedInView['data']> {
  constructor(
    readonly identifier: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
  ) {}

  async execute({ identifier, password }: SignIn): Promise<SignedInView['data']> {
    const user = await this.unitOfWork.run((em) => em.findOne(User, { username: normaliseEmail(identifier) }));
    // Between two units of work: hashing takes long and must not hold a connection.
    if (!(await this.passwords.fits(password, user?.passwordHash ?? null)) || !user) throw invalidCredentials();
    const refreshToken = this.refreshTokens.first(randomUUIDv7());
    await this.unitOfWork.run(async (em) => {
      const unchanged = await em.count(User, { id: user.id, passwordHash: user.passwordHash });
      if (unchanged === 0) throw invalidCredentials();
      em.persist(Session.start(refreshToken.sessionId, user.id, refreshToken.hash, new Date()));
    });
    return { authResult: await this.accessTokens.issue(user, refreshToken), user: authUserView(user) };
  }
}

const invalidCredentials = () => new Refusal('invalid-credentials', 'invalid username or password');
