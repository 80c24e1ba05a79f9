import type { Selectable } from 'kysely';
import type { PersonView } from '#contracts/operations/operations.views.js';
import type { FaultView } from '#contracts/operations/overview.views.js';
import { isoTime } from './iso-time.js';
import type { OperationsTables } from './operations.tables.js';

export const faultView = (
  row: Selectable<OperationsTables['operations.fault']>,
  named: (userId: string) => PersonView,
): FaultView => ({
  id: row.id,
  code: row.code,
  level: row.level,
  queue: row.queue === '' ? null : row.queue,
  beganAt: isoTime(row.began_at),
  endedAt: isoTime(row.ended_at),
  acknowledgedAt: isoTime(row.acknowledged_at),
  acknowledgedBy: row.acknowledged_by === null ? null : named(row.acknowledged_by),
});
