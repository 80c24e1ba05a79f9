import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AuditEntries } from '../queries/audit-entries.js';

@Controller()
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.audit)
  entries(@Input() { query }: Call<typeof routes.audit>) {
    return this.queries.execute(new AuditEntries(query));
  }
}
