import { createServer, type IncomingMessage } from 'node:http';
import Searchkit, { ESTransporter, type SearchkitConfig } from '@searchkit/api';
import { facetNames } from '#contracts/directory/directory.views.js';
import { facetField } from '#src/directory/index/facet-values.js';
import type { SearchkitSearch } from './search-cases.ts';

/**
 * Searchkit over our own index, behind the smallest server that Node has: `node searchkit.ts <engine> <alias> <port>`.
 * It has the same facets and hits, and orders by rank and id, which is all of our order that it can express.
 */
const [engine = '', alias = '', port = '0'] = process.argv.slice(2);

/** The few searches of a benchmark repeat; those of couples do not, so the engine must not use its cache. */
class WithoutCache extends ESTransporter {
  override createElasticsearchQueryFromRequest(requests: Parameters<ESTransporter['msearch']>[0]): string {
    const lines = requests.flatMap(({ indexName, body }) => [{ index: indexName, request_cache: false }, body]);
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}

const connection = { host: engine };
const config: SearchkitConfig = {
  connection: new WithoutCache(connection, { debug: false }),
  search_settings: {
    search_attributes: ['name'],
    result_attributes: ['card', 'location'],
    facet_attributes: facetNames.map((facet) => ({
      attribute: facet,
      field: facetField[facet],
      type: 'string' as const,
    })),
    sorting: {
      default: [
        { field: 'rank', order: 'desc' },
        { field: 'id', order: 'asc' },
      ],
    },
  },
};
// Its types are those of its CommonJS build; Node loads the other one, whose default export is the function itself.
const createClient = Searchkit as unknown as typeof Searchkit.default;
const searchkit = createClient(config);

async function bodyOf(incoming: IncomingMessage): Promise<SearchkitSearch> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as SearchkitSearch;
}

const server = createServer((incoming, outgoing) => {
  void (async () => {
    const { categoryId, place, requests } = await bodyOf(incoming);
    const located = { geo_distance: { distance: '50mi', location: { lat: place.latitude, lon: place.longitude } } };
    const found = await searchkit.handleRequest(
      requests.map((request) => ({ ...request, indexName: alias })),
      {
        getBaseFilters: () => [
          { term: { categoryIds: String(categoryId) } },
          { bool: { should: [located, { term: { national: true } }], minimum_should_match: 1 } },
        ],
      },
    );
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify(found));
  })().catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
