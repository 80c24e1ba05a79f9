import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { AuditEntry } from './domain/audit-entry.js';
import { Fault } from './domain/fault.js';
import { Minute } from './domain/minute.js';
import { RedriveRun } from './domain/redrive-run.js';
import { AuditShellCommands } from './migrations/audit-shell-commands.js';
import { CreateOperations } from './migrations/create-operations.js';

export const operationsSchema: DatabaseSchema = {
  name: 'operations',
  entities: [AuditEntry, RedriveRun, Fault, Minute],
  migrations: [
    { name: '2026-11-21-20-create-operations', class: CreateOperations },
    { name: '2026-11-23-06-audit-shell-commands', class: AuditShellCommands },
  ],
};
