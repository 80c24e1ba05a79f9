import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { categoryById, styleById } from '#src/webstore/catalogue/catalogue.js';
import { PlannedEvent, type EventChanges } from '../domain/planned-event.js';

/** Changes an event and its event user together (EV-46). */
export class SaveEventProfile extends Command<void> {
  constructor(
    readonly eventId: string,
    readonly version: number,
    readonly changes: EventChanges,
  ) {
    super();
  }
}

@CommandHandler(SaveEventProfile)
export class SaveEventProfileHandler implements ICommandHandler<SaveEventProfile> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `event-not-found`, `changed-meanwhile`, `invalid-input` */
  async execute({ eventId, version, changes }: SaveEventProfile): Promise<void> {
    checkCatalogue(changes);
    await this.unitOfWork.run(async (em) => {
      const event = await em.findOne(PlannedEvent, { id: eventId });
      if (!event) throw new Refusal('event-not-found', 'Event not found.');
      event.change(changes, version, new Date());
    });
  }
}

function checkCatalogue({ eventVendors = [], preferences }: EventChanges): void {
  const at = eventVendors.findIndex(({ categoryId }) => !categoryById(categoryId));
  if (at >= 0) refuse(`event.eventVendors.${at}.categoryId`, 'unknown-category');
  const styleAt = preferences?.styles.findIndex((id) => !styleById(id)) ?? -1;
  if (styleAt >= 0) refuse(`event.preferences.styles.${styleAt}`, 'unknown-style');
}

function refuse(field: string, code: string): never {
  throw new Refusal('invalid-input', `Check ${field}.`, { fields: { [field]: [code] } });
}
