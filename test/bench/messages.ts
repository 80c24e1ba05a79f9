import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { readInProcess, type Reads } from './conversation-reads.ts';
import { Correspondents, type Person } from './correspondents.ts';
import { openMany } from './open-sockets.ts';
import { sendEvenly } from './sent-to-shown.ts';

/**
 * `npm run bench:messages [-- --rate 50] [-- --seconds 30] [-- --sockets 5000] [-- --dry]`: measures the time from sending a message
 * until the other side has it, at 50 a second by default; reading a conversation of 10,000 messages and an inbox of 1,000
 * conversations; and idle sockets on one api process, before and after. With `--dry` the figures are only printed.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    sockets: { type: 'string', default: '5000' },
    dry: { type: 'boolean', default: false },
  },
});
const perSecond = Number(values.rate);
/** So many that nobody sends more than the limit of 20 messages a minute. */
const pairs = 100;
/** The limit of one user. */
const socketsPerPerson = 20;
const connectsAtOnce = 10;
const rounds = { rounds: 200, warmUp: 50 };
/** Milliseconds of rest before idle sockets are measured: garbage of the handshakes is collected. */
const rest = 20_000;

const site = await BenchSite.start({ listings: 1_200, folder: 'bench-messages' });
const [api = ''] = site.apiUrls;
const correspondents = await Correspondents.of(api, site.env['DATABASE_URL'] ?? '');
try {
  const socketCount = Number(values.sockets);
  const people = await correspondents.people(Math.max(2 * pairs, Math.ceil(socketCount / socketsPerPerson)));
  await correspondents.settled();
  const idle = await openIdle(people, socketCount);
  const sending = await sending50(people);
  const reading = await readLong(people);
  const idleAgain = await openIdle(people, socketCount);
  const text = [`At first: ${idle}`, sending, reading, `After all of this: ${idleAgain}`].join('\n\n');
  await publish('Messages', text, { isDry: values.dry });
} finally {
  await correspondents.end();
  await site.stop();
}

async function sending50(people: readonly Person[]): Promise<string> {
  const conversations = await correspondents.conversations(people.slice(0, pairs), people.slice(pairs, 2 * pairs));
  for (const share of [0.2, 0.5]) await sendEvenly(api, conversations, { perSecond: perSecond * share, seconds: 8 }); // lets the compiler learn
  const seconds = Number(values.seconds);
  const before = site.apiCpu();
  const { acknowledged, shown, lost, refused } = await sendEvenly(api, conversations, { perSecond, seconds });
  const cpu = (site.apiCpu() - before) / (seconds * 10);
  const text =
    `${perSecond} messages a second for ${seconds} s between ${pairs} couples and ${pairs} vendors, all with an open ` +
    `socket; ${lost} did not arrive, ${refused} were refused with 503 and sent again. The api process used ${cpu.toFixed(0)} % of a core.`;
  const columns = ['from sending', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest ms'];
  const rows = [
    ['until it was acknowledged', ...quantiles(acknowledged)],
    ['until the other side had it', ...quantiles(shown)],
  ];
  return `${table(columns, rows)}\n\n${text}`;
}

async function readLong([couple, vendor]: readonly Person[]): Promise<string> {
  if (!couple || !vendor) throw new Error('nobody has signed up');
  const id = await correspondents.longConversation(couple, vendor, 10_000);
  await correspondents.inboxOf(couple, 'event-user', 1_000);
  await correspondents.inboxOf(vendor, 'vendor', 1_000);
  const calls = [
    { name: 'a conversation of 10,000 messages', url: `/api/conversations/${id}`, token: couple.token },
    { name: 'its 5,000th message', url: `/api/conversations/${id}?before=5000`, token: vendor.token },
    { name: 'an inbox of 1,000 conversations, of a couple', url: '/api/conversations', token: couple.token },
    { name: 'the same of a vendor', url: '/api/conversations?as=vendor', token: vendor.token },
  ];
  const reads = await readInProcess({ ...site.env, PUBLIC_URL: api, WORKERS_PORT: '0' }, calls, rounds);
  const line = ({ name }: (typeof calls)[number], { times, statements }: Reads) => [
    name,
    ...quantiles(times),
    statements,
  ];
  return table(
    ['opening, in the server', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest ms', 'SQL statements'],
    calls.map((call, nth) => line(call, reads[nth]!)),
  );
}

async function openIdle(people: readonly Person[], count: number): Promise<string> {
  const tokens = Array.from({ length: count }, (_, nth) => people[nth % people.length]!.token);
  const [, before = NaN] = site.memory();
  const [began, cpuBefore] = [performance.now(), site.apiCpu()];
  const { sockets, times } = await openMany(api, tokens, connectsAtOnce);
  const [took, cpu] = [performance.now() - began, site.apiCpu() - cpuBefore];
  await sleep(rest);
  const [, after = NaN] = site.memory();
  const open = sockets.filter(({ readyState, OPEN }) => readyState === OPEN).length;
  for (const socket of sockets) socket.terminate();
  const perMinute = Math.round((count / took) * 60_000);
  return (
    `${open} of ${count} idle sockets on one api process: ${after} MB, of which ${before} MB before the first. They ` +
    `connected at ${perMinute} a minute, ${connectsAtOnce} at once, each identified in ${quantiles(times).slice(0, 3).join(', ')} ms ` +
    `(p50, p95, p99), with ${(cpu / count).toFixed(2)} ms of the api's processor time each.`
  );
}

function quantiles(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return [at(0.5), at(0.95), at(0.99), sorted.at(-1) ?? NaN].map((time) => time.toFixed(1));
}
