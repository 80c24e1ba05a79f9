import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { IndexRunView } from '#contracts/operations/operations.views.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { IndexRunViews } from '../../rows/index-run-views.js';

/** The progress of a rebuild or verification. */
export class IndexRunById extends Query<IndexRunView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(IndexRunById)
export class IndexRunByIdHandler implements IQueryHandler<IndexRunById> {
  constructor(
    private readonly index: IndexFacade,
    private readonly views: IndexRunViews,
  ) {}

  /** @throws Refusal `index-run-not-found` */
  async execute({ id }: IndexRunById): Promise<IndexRunView> {
    const run = await this.index.run(id);
    const [view] = await this.views.of(run ? [run] : []);
    if (!view) throw new Refusal('index-run-not-found', 'Run not found.');
    return view;
  }
}
