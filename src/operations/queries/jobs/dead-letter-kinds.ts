import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DeadLetterKindView } from '#contracts/operations/operations.views.js';
import { DeadLetters, type DeadLetterCount } from '#src/platform/deliveries/dead-letters.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
import { RedriveSelections } from '../../rows/redrive-selections.js';

/** Number of dead letters of each kind, the largest first. */
export class DeadLetterKinds extends Query<DeadLetterKindView[]> {}

@QueryHandler(DeadLetterKinds)
export class DeadLetterKindsHandler implements IQueryHandler<DeadLetterKinds> {
  constructor(
    private readonly letters: DeadLetters,
    private readonly selections: RedriveSelections,
    private readonly routes: RoutingTable,
  ) {}

  async execute(): Promise<DeadLetterKindView[]> {
    const counts = await this.letters.count(this.selections.everything(new Date()));
    return counts.map((count) => deadLetterKind(count, this.routes));
  }
}

export const deadLetterKind = (
  { consumer, type, count }: DeadLetterCount,
  routes: RoutingTable,
): DeadLetterKindView => ({
  queue: routes.consumer(consumer)?.queue ?? null,
  consumer,
  messageType: type,
  count,
});
