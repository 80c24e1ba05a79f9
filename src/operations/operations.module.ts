import { Module } from '@nestjs/common';
import { DirectoryModule } from '#src/directory/directory.module.js';
import { IdentityModule } from '#src/identity/identity.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { Audit } from './audit/audit.js';
import { AcknowledgeFaultHandler } from './commands/acknowledge-fault.js';
import { CancelIndexRunHandler } from './commands/cancel-index-run.js';
import { ErasePersonHandler } from './commands/erase-person.js';
import { InterveneInJobHandler } from './commands/intervene-in-job.js';
import { PauseQueueHandler } from './commands/pause-queue.js';
import { ReindexWebstoreHandler } from './commands/reindex-webstore.js';
import { ResumeQueueHandler } from './commands/resume-queue.js';
import { StartIndexRunHandler } from './commands/start-index-run.js';
import { StartRedriveHandler } from './commands/start-redrive.js';
import { StopRedriveHandler } from './commands/stop-redrive.js';
import { RunRedrives } from './run-redrives.js';
import { DeleteOldRecords } from './delete-old-records.js';
import { IndexRunViews } from './rows/index-run-views.js';
import { JobRows } from './rows/job-rows.js';
import { KnownQueues } from './rows/known-queues.js';
import { NamedWebstores } from './rows/named-webstores.js';
import { OperationsData } from './operations-data.js';
import { DependencyGauges } from './overview/dependency-gauges.js';
import { FaultLog } from './overview/fault-log.js';
import { RecordHistory } from './overview/record-history.js';
import { OverviewReader } from './overview/overview-reader.js';
import { PipelineGauges } from './overview/pipeline-gauges.js';
import { People } from './rows/people.js';
import { AuditEntriesHandler } from './queries/audit-entries.js';
import { IndexOverviewHandler } from './queries/index/index-overview.js';
import { IndexRunByIdHandler } from './queries/index/index-run-by-id.js';
import { CorrelationHandler } from './queries/jobs/correlation.js';
import { DeadLetterKindsHandler } from './queries/jobs/dead-letter-kinds.js';
import { JobByIdHandler } from './queries/jobs/job-by-id.js';
import { JobsHandler } from './queries/jobs/jobs.js';
import { WebstoreTraceHandler } from './queries/jobs/webstore-trace.js';
import { FaultByIdHandler } from './queries/overview/fault-by-id.js';
import { FaultHistoryHandler } from './queries/overview/fault-history.js';
import { OverviewHandler } from './queries/overview/overview.js';
import { QueueByNameHandler } from './queries/overview/queue-by-name.js';
import { RedrivePreviewHandler } from './queries/redrives/redrive-preview.js';
import { RedriveRunByIdHandler } from './queries/redrives/redrive-run-by-id.js';
import { RedriveRunsHandler } from './queries/redrives/redrive-runs.js';
import { RecordOperatorActs } from './audit/record-operator-acts.js';
import { RedriveSelections } from './rows/redrive-selections.js';

const commands = [
  InterveneInJobHandler,
  PauseQueueHandler,
  ResumeQueueHandler,
  StartRedriveHandler,
  StopRedriveHandler,
  StartIndexRunHandler,
  CancelIndexRunHandler,
  ReindexWebstoreHandler,
  AcknowledgeFaultHandler,
  ErasePersonHandler,
];
const queries = [
  OverviewHandler,
  QueueByNameHandler,
  FaultHistoryHandler,
  FaultByIdHandler,
  JobsHandler,
  JobByIdHandler,
  CorrelationHandler,
  DeadLetterKindsHandler,
  RedrivePreviewHandler,
  RedriveRunsHandler,
  RedriveRunByIdHandler,
  IndexOverviewHandler,
  IndexRunByIdHandler,
  WebstoreTraceHandler,
  AuditEntriesHandler,
];
const timers = [RunRedrives, DeleteOldRecords, RecordHistory];
const views = [KnownQueues, People, JobRows, IndexRunViews, NamedWebstores, RedriveSelections, OperationsData];
const overview = [DependencyGauges, PipelineGauges, FaultLog, OverviewReader];

@Module({
  imports: [IdentityModule, WebstoreModule, DirectoryModule],
  providers: [Audit, RecordOperatorActs, ...views, ...overview, ...commands, ...queries, ...timers],
  exports: [OverviewReader],
})
export class OperationsModule {}
