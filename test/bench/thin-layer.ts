import { Agent, createServer, request } from 'node:http';
import { searchCases, thinLayerBodies } from './search-cases.ts';

/**
 * A thin search layer like that of many sites: it forwards each request, sends one more for every group with a
 * selection, and merges the responses. `node thin-layer.ts <engine> <alias> <port>`; `/<case>/<search>`.
 */
const [engine = '', alias = '', port = '0'] = process.argv.slice(2);
// The few searches of a benchmark repeat; those of couples do not, so the engine must not use its cache.
const agent = new Agent({ keepAlive: true });

function ask(body: object): Promise<{ hits: { total: { value: number }; hits: unknown[] }; aggregations: object }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${engine}/${alias}/_search?request_cache=false`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as never));
      },
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

const server = createServer((incoming, outgoing) => {
  const [, searchCase = '0', search = '0'] = (incoming.url ?? '').split('/');
  const chosen = searchCases[Number(searchCase)]?.searches[Number(search)];
  if (!chosen) return void outgoing.writeHead(404).end();
  void Promise.all(thinLayerBodies(chosen).map(ask)).then(([main, ...groups]) => {
    const facets = Object.assign({}, main?.aggregations, ...groups.map((group) => group.aggregations)) as object;
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ results: main?.hits.hits, numResults: main?.hits.total.value, facets }));
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
