import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { OverviewReader } from '../../overview/overview-reader.js';

/** The overview: what is wrong, since when, and what to do about it. */
export class Overview extends Query<OverviewView> {}

@QueryHandler(Overview)
export class OverviewHandler implements IQueryHandler<Overview> {
  constructor(private readonly reader: OverviewReader) {}

  execute(): Promise<OverviewView> {
    return this.reader.read();
  }
}
