import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { QueueView } from '#contracts/operations/overview.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { OverviewReader } from '../../overview/overview-reader.js';

/** The current state of a queue. */
export class QueueByName extends Query<QueueView> {
  constructor(readonly queue: string) {
    super();
  }
}

@QueryHandler(QueueByName)
export class QueueByNameHandler implements IQueryHandler<QueueByName> {
  constructor(private readonly reader: OverviewReader) {}

  /** @throws Refusal `queue-not-found` */
  async execute({ queue }: QueueByName): Promise<QueueView> {
    const { queues } = await this.reader.read();
    const found = queues.find((one) => one.queue === queue);
    if (!found)
      throw new Refusal(
        'queue-not-found',
        `Unknown queue. The queues are ${queues.map((one) => one.queue).join(', ')}.`,
      );
    return found;
  }
}
