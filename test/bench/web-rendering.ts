import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import type { BenchSite } from './bench-site.ts';
import { best, load, type Figures } from './load.ts';

const warmPath = '/vendors/austin-tx/photographyvideography';
const places = ['austin-tx', 'chicago-il', 'denver-co', 'seattle-wa', 'toronto-on'];

/** A rendered directory page for ten clients without pauses; it is rendered again every few seconds. */
export async function warmDirectory(url: string, seconds: number, rounds: number): Promise<Figures> {
  const requests = [{ method: 'GET' as const, path: warmPath }];
  await load(url, requests, 10, 2);
  const turns: Figures[] = [];
  for (let round = 0; round < rounds; round++) turns.push(await load(url, requests, 10, seconds));
  return best(turns);
}

/**
 * Milliseconds of the api's processor time for an uncached directory page: search, rendering, compression.
 * @param many measured pages, after as many for warm-up
 */
export async function coldRenderCpu(site: BenchSite, many: number): Promise<number> {
  const [url = ''] = site.apiUrls;
  const paths = freshPaths();
  const render = async () => {
    for (let nth = 0; nth < many; nth++) {
      const answer = await fetch(url + paths.next().value, { headers: { 'accept-encoding': 'gzip' } });
      if (!(await answer.text()).includes('</h1>')) throw new Error(`${answer.url} was not rendered`);
    }
  };
  await render();
  const before = site.apiCpu();
  await render();
  return (site.apiCpu() - before) / many;
}

/** Directory pages with 12 cards, without repetitions. */
function* freshPaths(): Generator<string, never> {
  for (let round = 1; ; round++) {
    for (const place of places) {
      for (const { externalId } of activeCategories())
        yield `/vendors/${place}/${externalId}${round > 1 ? `?page=${round}` : ''}`;
    }
  }
}
