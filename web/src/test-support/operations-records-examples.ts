import type { PageView } from '#contracts/shared/page.js';
import type {
  AuditEntryView,
  CorrelationView,
  JobView,
  PersonView,
  WebstoreTraceView,
} from '#contracts/operations/operations.views.js';
import type { FaultView } from '#contracts/operations/overview.views.js';
import { before, job, person } from './operations-examples.js';

// Data of operators' pages about single things and about history.

const stack = `ResponseError: failed to parse field [location]
    at ListingIndexer.index (src/directory/index/listing-indexer.ts:88:13)
    at ReindexWorker.take (workers/reindex/reindex.worker.ts:120:5)`;

export const jobView = (now: number, more: Partial<JobView> = {}): JobView => ({
  job: job(1, now),
  payload: {
    webstoreId: job(1, now).subjectId,
    publishedVersion: 14,
    vendorId: '0198c0de-0000-7000-8000-000000000001',
  },
  messageVersion: 1,
  correlationId: '0198c0de-0000-7000-8000-000000000701',
  causationId: null,
  attemptLimit: 8,
  timeline: [
    { at: before(now, 4_200), step: 'recorded' },
    { at: before(now, 4_199), step: 'queued' },
    { at: before(now, 4_198), step: 'started', worker: 'posy-1, 4101' },
    { at: before(now, 4_197), step: 'put back', worker: 'posy-1, 4101', error: 'search does not answer' },
    { at: before(now, 3_900), step: 'started', worker: 'posy-1, 4101' },
    {
      at: before(now, 3_899),
      step: 'refused',
      worker: 'posy-1, 4101',
      error: 'failed to parse field [location]',
      stack,
    },
    { at: before(now, 3_700), step: 're-driven', by: person, why: 'The mapping is repaired' },
    {
      at: before(now, 3_600),
      step: 'failed',
      worker: 'posy-1, 4101',
      error: 'failed to parse field [location]',
      stack,
    },
  ],
  actions: ['retry', 'discard'],
  ...more,
});

export const correlation = (now: number): CorrelationView => ({
  correlationId: '0198c0de-0000-7000-8000-000000000701',
  messages: [
    {
      id: 'm-1',
      type: 'webstore.webstore-published',
      version: 1,
      subjectId: job(1, now).subjectId,
      recordedAt: before(now, 3_600),
      causationId: null,
      jobs: [
        job(1, now, { state: 'done', lastError: null, endedAt: before(now, 3_599.6) }),
        job(2, now, { consumer: 'directory.tell-vendor', state: 'failed' }),
      ],
    },
    {
      id: 'm-2',
      type: 'directory.listing-indexed',
      version: 1,
      subjectId: job(1, now).subjectId,
      recordedAt: before(now, 3_599),
      causationId: 'm-1',
      jobs: [job(3, now, { consumer: 'push.tell-browser', state: 'active', endedAt: null, lastError: null })],
    },
    {
      id: 'm-3',
      type: 'webstore.rating-changed',
      version: 1,
      subjectId: job(1, now).subjectId,
      recordedAt: before(now, 3_598),
      causationId: null,
      jobs: [],
    },
  ],
  pushes: [
    {
      action: 'PublicationChanged',
      person: { userId: 'u-1', email: 'vendor@posy.example' },
      at: before(now, 3_599.8),
      heard: true,
    },
    {
      action: 'PublicationChanged',
      person: { userId: 'u-1', email: 'vendor@posy.example' },
      at: before(now, 3_599.6),
      heard: false,
    },
  ],
});

export const trace = (now: number, more: Partial<WebstoreTraceView> = {}): WebstoreTraceView => ({
  webstore: { id: job(1, now).subjectId, name: 'Wildrye Flowers', url: 'wildrye-flowers', vendorId: person.userId },
  draftVersion: 27,
  publishedVersion: 14,
  publishedAt: before(now, 3_600),
  listing: {
    publishedVersion: 14,
    version: 41,
    indexedVersion: 41,
    indexedPublishedVersion: 14,
    changedAt: before(now, 3_599),
    indexedAt: before(now, 3_599),
    indexError: null,
    hasDocument: true,
  },
  engineVersion: 41,
  engineAnswers: true,
  jobs: [job(1, now, { state: 'done', lastError: null, attempts: 0 }), job(2, now)],
  ...more,
});

export const faults = (now: number): PageView<FaultView> => ({
  results: [
    {
      id: 'f-1',
      code: 'search-away',
      level: 'fault',
      queue: null,
      beganAt: before(now, 552),
      endedAt: null,
      acknowledgedAt: before(now, 400),
      acknowledgedBy: person,
    },
    {
      id: 'f-2',
      code: 'overload',
      level: 'warning',
      queue: 'images',
      beganAt: before(now, 90_000),
      endedAt: before(now, 89_000),
      acknowledgedAt: null,
      acknowledgedBy: null,
    },
  ],
  numResults: 2,
  page: 1,
  pageSize: 25,
});

export const audit = (now: number, by: PersonView = person): PageView<AuditEntryView> => ({
  results: [
    {
      id: 'a-1',
      at: before(now, 60),
      by,
      action: 'queue-paused',
      targetKind: 'queue',
      targetId: 'mail',
      reason: 'The mail server is being moved',
      result: 'done',
      numbers: {},
    },
    {
      id: 'a-2',
      at: before(now, 4_000),
      by: person,
      action: 'redrive-started',
      targetKind: 'redrive run',
      targetId: '0198c0de-0000-7000-8000-000000000401',
      reason: 'The mapping is repaired',
      result: 'done',
      numbers: { count: 1_204 },
    },
    {
      id: 'a-3',
      at: before(now, 90_000),
      by: { userId: 'gone', email: null },
      action: 'job-retried',
      targetKind: 'job',
      targetId: job(1, now).id,
      reason: 'Once more',
      result: 'job-is-running',
      numbers: {},
    },
    {
      id: 'a-4',
      at: before(now, 95_000),
      by: null,
      action: 'operator-added',
      targetKind: 'user',
      targetId: '0198c0de-0000-7000-8000-000000000402',
      reason: 'npm run operator, by root',
      result: 'done',
      numbers: {},
    },
  ],
  numResults: 70,
  page: 2,
  pageSize: 25,
});
