import type { SecurityEventKind } from '../security-log/domain/security-event-kind.js';

/** The part of the security log that tells of operators who act for somebody. Times come as text, in UTC. */
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
