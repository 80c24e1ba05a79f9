import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { IndexView } from '#contracts/operations/operations.views.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { IndexRunViews } from '../../rows/index-run-views.js';
import { OverviewReader } from '../../overview/overview-reader.js';

/** Number of runs shown. */
const latestRuns = 20;

/** The state of the search index with its latest runs. */
export class IndexOverview extends Query<IndexView> {}

@QueryHandler(IndexOverview)
export class IndexOverviewHandler implements IQueryHandler<IndexOverview> {
  constructor(
    private readonly index: IndexFacade,
    private readonly views: IndexRunViews,
    private readonly overview: OverviewReader,
  ) {}

  async execute(): Promise<IndexView> {
    const [state, { runs }, known] = await Promise.all([
      this.index.indexState(),
      this.index.recentRuns({ page: 1, pageSize: latestRuns }),
      this.overview.read(1_000),
    ]);
    const recent = await this.views.of(runs);
    return {
      name: state.index?.name ?? null,
      generation: state.index?.hash?.slice(0, 7) ?? null,
      documents: state.index?.documents ?? null,
      bytes: state.index?.bytes ?? null,
      listings: state.listings,
      drift: state.drift,
      driftOldestMs: state.driftOldestMs,
      refused: state.refused,
      noAnswerSince: state.answers ? null : (known.index.noAnswerSince ?? known.at),
      run: recent.find((run) => run.state === 'waiting' || run.state === 'running') ?? null,
      recent,
    };
  }
}
