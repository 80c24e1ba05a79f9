import { readPage, type PageQuery } from '../shared/page.js';
import type { QueryReader } from '../shared/query-reader.js';
import { deliveryStates, type DeliveryState } from '../shared/delivery-record.js';
import { auditedActions, type AuditedAction } from './operations-words.js';

/** Position of the last item of a list that a page may reach. */
export const deepestItem = 10_000;

/** Refuses pages beyond that position. */
export function readRecords(query: QueryReader): PageQuery {
  const { page, pageSize } = readPage(query, { lastPage: deepestItem });
  if (page * pageSize > deepestItem) query.refuse('page', 'out-of-range', undefined);
  return { page, pageSize };
}

export interface JobsQuery {
  queue?: string;
  consumer?: string;
  messageType?: string;
  /** Without a state: the first `limit` jobs of any state, the newest first, on a single page. */
  state?: DeliveryState;
  /** A UUID: a job, message, webstore or vendor, or a correlation. Anything else is a correlation id or a web address. */
  about?: string;
  limit: number;
  /** `next` of the previous page. */
  after?: string;
}

/** Reads the filters of the list of jobs. */
export function readJobs(query: QueryReader): JobsQuery {
  return {
    queue: query.text('queue', { min: 1, max: 80 }),
    consumer: query.text('consumer', { min: 1, max: 80 }),
    messageType: query.text('messageType', { min: 1, max: 80 }),
    state: query.choice('state', deliveryStates, undefined),
    about: query.text('about', { min: 1, max: 120 }),
    limit: query.integer('limit', { min: 1, max: 100, fallback: 25 }),
    after: query.text('after', { min: 1, max: 200, opaque: true }),
  };
}

export interface AuditQuery extends PageQuery {
  action?: AuditedAction;
  /** Id of the operator who acted. */
  userId?: string;
  /** Id of the object that was changed. */
  target?: string;
}

/** Reads the filters of the audit log. */
export function readAudit(query: QueryReader): AuditQuery {
  const action = query.choice('action', auditedActions, undefined);
  const userId = query.uuid('userId');
  return { action, userId, target: query.text('target', { min: 1, max: 120 }), ...readRecords(query) };
}
