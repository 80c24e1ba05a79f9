import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Seat } from '../domain/seat.js';

/** Releases the seat of a webstore. */
export class ReleaseSeat extends Command<void> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

@CommandHandler(ReleaseSeat)
export class ReleaseSeatHandler implements ICommandHandler<ReleaseSeat> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId }: ReleaseSeat): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const seat = await em.findOne(Seat, { webstoreId });
      seat?.release();
    });
  }
}
