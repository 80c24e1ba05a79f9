import type { SecurityEventKind } from '../security-log/domain/security-event-kind.js';

/** The columns of the security log about impersonations. Times are text in UTC. */
export interface ImpersonationTables {
  'identity.security_event': {
    id: string;
    at: string;
    kind: SecurityEventKind;
    user_id: string | null;
    actor_id: string | null;
    session_id: string | null;
    correlation_id: string;
    note: string | null;
  };
}
