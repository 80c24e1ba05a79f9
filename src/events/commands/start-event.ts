import { randomUUIDv7 } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PlannedEvent } from '../domain/planned-event.js';

/** Starts the event of a user. Does nothing for a user who has one (OP-90). Returns its id. */
export class StartEvent extends Command<string> {
  constructor(
    readonly userId: string,
    readonly id: string = randomUUIDv7(),
  ) {
    super();
  }
}

@CommandHandler(StartEvent)
export class StartEventHandler implements ICommandHandler<StartEvent> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityFacade,
  ) {}

  async execute(command: StartEvent): Promise<string> {
    const person = (await this.identity.people([command.userId])).get(command.userId);
    const names = { firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' };
    try {
      return await this.start(command, names);
    } catch (error) {
      // Two calls at once: the other one has made it.
      if (error instanceof UniqueConstraintViolationException) return this.start(command, names);
      throw error;
    }
  }

  private start({ userId, id }: StartEvent, names: { firstName: string; lastName: string }): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const known = await em.findOne(PlannedEvent, { userId });
      if (known) return known.id;
      em.persist(PlannedEvent.start({ id, userId, ...names, now: new Date() }));
      await em.flush();
      return id;
    });
  }
}
