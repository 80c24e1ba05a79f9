import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { loadEvent } from './load-event.js';

/** Removes the own picture of a dashboard, or cancels its upload (EV-48). */
export class RemoveHeroImage extends Command<void> {
  constructor(
    readonly eventId: string,
    readonly imageId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveHeroImage)
export class RemoveHeroImageHandler implements ICommandHandler<RemoveHeroImage> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `event-not-found`, `image-not-found` */
  execute({ eventId, imageId }: RemoveHeroImage): Promise<void> {
    return this.unitOfWork.run(async (em) => (await loadEvent(em, eventId)).removeHero(imageId));
  }
}
