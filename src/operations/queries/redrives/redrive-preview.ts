import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RedrivePreviewView } from '#contracts/operations/operations.views.js';
import { DeadLetters } from '#src/platform/deliveries/dead-letters.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
import { JobRows } from '../../rows/job-rows.js';
import { RedriveSelections, type RequestedSelection } from '../../rows/redrive-selections.js';
import { deadLetterKind } from '../jobs/dead-letter-kinds.js';

/** Number of sample jobs in the preview. */
const sampleSize = 10;

/** A dry run: the dead letters that a re-drive would include. Nothing is changed. */
export class RedrivePreview extends Query<RedrivePreviewView> {
  constructor(readonly request: RequestedSelection) {
    super();
  }
}

@QueryHandler(RedrivePreview)
export class RedrivePreviewHandler implements IQueryHandler<RedrivePreview> {
  constructor(
    private readonly selections: RedriveSelections,
    private readonly letters: DeadLetters,
    private readonly archive: DeliveryArchive,
    private readonly routes: RoutingTable,
    private readonly rows: JobRows,
  ) {}

  /** @throws Refusal `invalid-input` with the faulty fields of the selection */
  async execute({ request }: RedrivePreview): Promise<RedrivePreviewView> {
    const now = new Date();
    const chosen = this.selections.chosenBy(this.selections.read(request, now), now);
    const [counts, sample] = await Promise.all([
      this.letters.count(chosen),
      this.archive.list({ ...chosen, state: 'failed' }, { limit: sampleSize }),
    ]);
    return {
      count: counts.reduce((sum, { count }) => sum + count, 0),
      kinds: counts.map((count) => deadLetterKind(count, this.routes)),
      sample: await this.rows.of(sample.items),
    };
  }
}
