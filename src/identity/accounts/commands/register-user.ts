import { randomUUIDv7 } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Passwords } from '../../credentials/passwords.js';
import { User, type NewUser } from '../../users/domain/user.js';

/** `id` is generated unless the caller provides one. */
type Registration = Omit<NewUser, 'id' | 'passwordHash'> & { id?: string; password: string };

/** Creates an account with a password and returns its id. */
export class RegisterUser extends Command<string> {
  constructor(readonly registration: Registration) {
    super();
  }
}

@CommandHandler(RegisterUser)
export class RegisterUserHandler implements ICommandHandler<RegisterUser> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
  ) {}

  /** @throws Refusal `invalid-input` naming `email` when an account has it */
  async execute({ registration: { id = randomUUIDv7(), password, ...rest } }: RegisterUser): Promise<string> {
    const passwordHash = await this.passwords.hash(password);
    try {
      await this.unitOfWork.run(async (em) => {
        em.persist(User.register({ ...rest, id, passwordHash }, new Date()));
        await em.flush();
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('invalid-input', 'An account with this email already exists.', {
        fields: { email: ['taken'] },
      });
    }
    return id;
  }
}
