import autocannon from 'autocannon';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

/**
 * Sends the requests repeatedly, with this many in flight at once.
 * @param requests those of each client, or the same for all, of which each client begins with another one
 */
export async function load(
  url: string,
  requests: readonly Request[] | ((client: number) => readonly Request[]),
  clients: number,
  seconds: number,
): Promise<Figures> {
  const latencies: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const ready = (given: readonly Request[]) => given.map((one) => ({ ...one, headers }));
    const of = typeof requests === 'function' ? requests : (client: number) => from(requests, client / clients);
    let started = 0;
    const options: autocannon.Options = {
      url,
      connections: clients,
      duration: seconds,
      setupClient: (client: autocannon.Client) => client.setRequests(ready(of(started++))),
    };
    const run = autocannon(options, (error: Error | null, ended) => (error ? reject(error) : resolve(ended)));
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN;
  return {
    requestsPerSecond: latencies.length / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** The same requests, beginning with the one at a share of the list. */
function from(requests: readonly Request[], share: number): Request[] {
  const first = Math.floor(share * requests.length);
  return [...requests.slice(first), ...requests.slice(0, first)];
}

/** The best of several turns: noise of a shared machine only ever makes a turn slower. */
export const best = (turns: readonly Figures[]): Figures =>
  turns.reduce((a, b) => (b.requestsPerSecond > a.requestsPerSecond ? b : a));
