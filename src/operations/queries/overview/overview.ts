import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { OverviewReader } from '../../overview/overview-reader.js';

/** Whether everything is all right, and if not what, since when and what to do. */
export class Overview extends Query<OverviewView> {}

@QueryHandler(Overview)
export class OverviewHandler implements IQueryHandler<Overview> {
  constructor(private readonly reader: OverviewReader) {}

  execute(): Promise<OverviewView> {
    return this.reader.read();
  }
}
