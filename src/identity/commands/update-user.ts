import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/domain/refusal.js';
import type { UserProps } from '../domain/user-props.js';
import { User } from '../domain/user.js';

/** Changes what a person keeps: favourites (DIR-36). */
export class UpdateUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly props: Partial<UserProps>,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ userId, props, version }: UpdateUser): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, userId);
      if (!user) throw new Refusal('not-found', 'There is no such user.');
      user.keep(props, version);
    });
  }
}
