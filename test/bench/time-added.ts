import { Agent, request as send } from 'node:http';
import type { Request } from './load.ts';

type Target = readonly [url: string, requests: readonly Request[]];

/** Number of warm-up pairs, which are not counted. */
const warmUp = 200;

/**
 * Measures what the api adds to the engine's round trip for one client: the same search is sent to both right after
 * each other, each of them first in half of the pairs, so that other load affects both alike. Between turns of seconds
 * the engine alone drifts by more than a millisecond.
 * @returns the median of the differences, in milliseconds
 */
export async function timeAdded([engineUrl, bare]: Target, [apiUrl, ours]: Target, pairs: number): Promise<number> {
  const agents = [
    new Agent({ keepAlive: true, maxSockets: 1 }),
    new Agent({ keepAlive: true, maxSockets: 1 }),
  ] as const;
  const differences: number[] = [];
  for (let pair = -warmUp; pair < pairs; pair++) {
    const at = Math.abs(pair) % ours.length;
    const engine = () => roundTrip(agents[0], engineUrl, bare[at]!);
    const api = () => roundTrip(agents[1], apiUrl, ours[at]!);
    const engineFirst = Math.floor(pair / ours.length) % 2 === 0;
    const [first, second] = engineFirst ? [await engine(), await api()] : [await api(), await engine()];
    if (pair >= 0) differences.push(engineFirst ? second - first : first - second);
  }
  for (const agent of agents) agent.destroy();
  return differences.sort((a, b) => a - b)[Math.floor(differences.length / 2)] ?? NaN;
}

function roundTrip(agent: Agent, url: string, { method, path, body }: Request): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    send(new URL(path, url), { agent, method, headers: { 'content-type': 'application/json' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}`));
      answer.on('data', () => undefined).on('end', () => resolve(performance.now() - begin));
    })
      .on('error', reject)
      .end(body);
  });
}
