import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { PublicationOfWebstore } from '../queries/publication-of-webstore.js';
import { SearchWebstores } from '../queries/search-webstores.js';

@Controller()
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.webstoreSearch)
  search(@Input() { query }: Call<typeof routes.webstoreSearch>) {
    return this.queries.execute(new SearchWebstores(query));
  }

  @Implements(routes.publication)
  publication(@Input() { params }: Call<typeof routes.publication>) {
    return this.queries.execute(new PublicationOfWebstore(params.id));
  }
}
