import { randomUUIDv7 } from 'node:crypto';
import type { Posy } from '../../support/posy/posy.js';

interface JobOptions {
  state?: 'waiting' | 'delayed' | 'active' | 'failed' | 'done';
  subjectId?: string;
  correlationId?: string;
  causationId?: string | null;
  /** Minutes since it failed, or was recorded. */
  minutesAgo?: number;
}

/** A published webstore's way into the index at some point, as rows; no worker looks at it in these tests. */
export async function aJob(posy: Posy, options: JobOptions = {}) {
  const { state = 'failed', subjectId = randomUUIDv7(), correlationId = randomUUIDv7(), minutesAgo = 1 } = options;
  const [id, messageId] = [randomUUIDv7(), randomUUIDv7()];
  const ago = `now() - interval '${minutesAgo} minutes'`;
  await posy.sql(
    `insert into platform.message (id, type, version, subject_id, payload, correlation_id, causation_id, occurred_at)
     values ($1, 'webstore.webstore-published', 1, $2, $3, $4, $5, ${ago})`,
    [messageId, subjectId, { webstoreId: subjectId, publishedVersion: 1 }, correlationId, options.causationId ?? null],
  );
  const refused = [
    { at: new Date().toISOString(), step: 'refused', worker: 'here:1', error: 'bad', stack: 'at line 1' },
  ];
  await posy.sql(
    `insert into platform.delivery (id, message_id, consumer, round, enqueued_at, round_started_at, enqueue_count, starts,
       attempts, history, failed_at, done_at, due_at)
     values ($1, $2, 'directory.project-listing', 0, now(), now(), 1, $3, $4, $5, ${state === 'failed' ? ago : 'null'},
       ${state === 'done' ? ago : 'null'}, ${state === 'delayed' ? `now() + interval '4 minutes'` : ago})`,
    [id, messageId, state === 'active' ? 1 : 0, state === 'failed' ? 8 : 0, JSON.stringify(refused)],
  );
  return { id, messageId, subjectId, correlationId };
}
