import type { AuditedAction, RedriveState, TroubleCode } from '#contracts/operations/operations-words.js';
import type { RedriveSelection } from '../domain/redrive-run.js';

/** Row types of the tables for Kysely. Times are strings, in UTC. */
export interface OperationsTables {
  'operations.audit': {
    id: string;
    at: string;
    user_id: string | null;
    action: AuditedAction;
    target_kind: string;
    target_id: string;
    reason: string | null;
    result: string;
    numbers: Record<string, number>;
  };
  'operations.redrive_run': {
    id: string;
    selection: RedriveSelection;
    reason: string;
    started_by: string;
    started_at: string;
    ended_at: string | null;
    state: RedriveState;
    total: number;
    redriven: number;
    skipped: number;
    next_chunk: string | null;
  };
  'operations.fault': {
    id: string;
    code: TroubleCode;
    level: 'warning' | 'fault';
    queue: string;
    began_at: string;
    ended_at: string | null;
    acknowledged_at: string | null;
    acknowledged_by: string | null;
  };
  'operations.minute': { measure: string; at: string; value: number };
}
