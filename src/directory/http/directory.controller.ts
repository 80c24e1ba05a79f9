import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AnswersWritten } from '#src/platform/http/written-answer.js';
import { ListingsByIds } from '../queries/listings-by-ids.js';
import { PublicationOfWebstore } from '../queries/publication-of-webstore.js';
import { SearchResultFile } from '../queries/search-result-file.js';
import { SearchWebstores } from '../queries/search-webstores.js';
import { Suggestions } from '../queries/suggestions.js';
import { VendorMap } from '../queries/vendor-map.js';
import { WebstoresByName } from '../queries/webstores-by-name.js';

@Controller()
export class DirectoryController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.webstoreSearch)
  @AnswersWritten()
  async search(@Input() { query }: Call<typeof routes.webstoreSearch>) {
    const { answer } = await this.queries.execute(new SearchWebstores(query));
    return answer;
  }

  @Implements(routes.vendorMap)
  vendorMap(@Input() { query }: Call<typeof routes.vendorMap>) {
    return this.queries.execute(new VendorMap(query));
  }

  /** Each call may leave a file in the storage for a while, so the limit per address is lower. */
  @Implements(routes.openSearch)
  @AtMostPerMinute(({ requestsPerMinute }) => Math.ceil(requestsPerMinute / 4))
  openSearch(@Input() { query }: Call<typeof routes.openSearch>) {
    return this.queries.execute(new SearchResultFile(query));
  }

  @Implements(routes.suggestions)
  suggestions(@Input() { query }: Call<typeof routes.suggestions>) {
    return this.queries.execute(new Suggestions(query.text));
  }

  @Implements(routes.webstoresByName)
  webstoresByName(@Input() { params }: Call<typeof routes.webstoresByName>) {
    return this.queries.execute(new WebstoresByName(params.name));
  }

  @Implements(routes.listIds)
  listIds(@Input() { body }: Call<typeof routes.listIds>) {
    return this.queries.execute(new ListingsByIds(body.ids));
  }

  @Implements(routes.publication)
  publication(@Input() { params }: Call<typeof routes.publication>) {
    return this.queries.execute(new PublicationOfWebstore(params.id));
  }
}
