import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NotificationChoices } from '#contracts/identity/notification-choices.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User, type PersonalFields } from '../../users/domain/user.js';
import type { UserProps } from '../../users/domain/user-props.js';

/** Absent fields do not change. */
export interface UserChanges {
  props?: Partial<UserProps>;
  person?: PersonalFields;
  notifications?: Partial<NotificationChoices>;
}

/** Updates a user: personal fields (OP-36), notification settings, favorites and other props (DIR-36). */
export class UpdateUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly changes: UserChanges,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `not-found`; `changed-meanwhile` when a version is given and is not the current one */
  async execute({ userId, changes, version }: UpdateUser): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, userId);
      if (!user) throw new Refusal('not-found', 'User not found.');
      user.checkVersion(version);
      if (changes.person) user.updatePersonalFields(changes.person);
      if (changes.notifications) user.setNotificationChoices(changes.notifications);
      if (changes.props) user.updateProps(changes.props);
    });
  }
}
