import { Module } from '@nestjs/common';
import { AuditController } from './http/audit.controller.js';
import { SearchIndexController } from './http/search-index.controller.js';
import { JobsController } from './http/jobs.controller.js';
import { LeaveOperationsAction } from './http/leave-operations.action.js';
import { OverviewController } from './http/overview.controller.js';
import { PeopleController } from './http/people.controller.js';
import { QueuesController } from './http/queues.controller.js';
import { RedrivesController } from './http/redrives.controller.js';
import { WatchOperationsAction } from './http/watch-operations.action.js';
import { WebstoreTracesController } from './http/webstore-traces.controller.js';
import { OperationsModule } from './operations.module.js';
import { OverviewWatchers } from './overview/overview-watchers.js';

@Module({
  imports: [OperationsModule],
  controllers: [
    OverviewController,
    QueuesController,
    JobsController,
    RedrivesController,
    SearchIndexController,
    WebstoreTracesController,
    AuditController,
    PeopleController,
  ],
  providers: [OverviewWatchers, WatchOperationsAction, LeaveOperationsAction],
})
export class OperationsHttpModule {}
