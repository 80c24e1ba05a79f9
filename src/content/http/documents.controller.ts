import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { contentRoutes as routes } from '#contracts/content/content.routes.js';
import type { DocumentView } from '#contracts/content/content.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { Document } from '../queries/document.js';

@Controller()
export class DocumentsController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.document)
  document(@Input() { params }: Call<typeof routes.document>): Promise<DocumentView> {
    return this.queries.execute(new Document(params.name));
  }
}
