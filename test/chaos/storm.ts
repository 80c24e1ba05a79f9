import { setTimeout as sleep } from 'node:timers/promises';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { SeededRandom } from '#src/demo/data/seeded-random.js';
import { within } from '#src/platform/queues/within.js';
import { Editor } from './editor.ts';
import { declarationOf, faultKinds, type PlannedFault } from './faults.ts';
import { Installation } from './installation.ts';
import { Ledger } from './ledger.ts';
import { Office } from './office.ts';
import { Onlooker } from './onlooker.ts';
import { Operator } from './operator.ts';
import { kindsOf, lanes, planned, type Lane } from './schedule.ts';
import { Verdict } from './verdict.ts';
import { Witness, type Testimony } from './witness.ts';

const webstores = 40;
const editors = 8;
/** Milliseconds; the programs have as long to stop. */
const closeLimit = 10_000;
/** An outage that ends between a timeout and the probe after it looks like the item's own fault, once or twice. */
const countedAtMost = 2;

/** A fault as it came. */
export interface FaultRecord {
  fault: PlannedFault;
  /** Milliseconds since the first moment of the storm. */
  began: number;
  ended: number;
  struck: boolean;
  onHealth: Testimony;
  onPage: Testimony;
}

export interface StormReport {
  faults: FaultRecord[];
  ledger: Ledger;
  looks: number;
  calmAfter: number;
  counted: number;
  /** Each with its title, and what was found against it. */
  promises: { title: string; broken: string[] }[];
}

/**
 * Runs an installation through faults while people use it, and judges what is left. The order, the numbers and the
 * victims of the faults come from the seed; the moment within the traffic does not.
 */
export async function storm(
  options: { seed: number; minutes: number; folder: string },
  report: (line: string) => void,
): Promise<StormReport> {
  const site = await Installation.start(options.folder, webstores);
  try {
    return await runThrough(site, options, report);
  } finally {
    await site.stop();
  }
}

async function runThrough(
  site: Installation,
  { seed, minutes }: { seed: number; minutes: number },
  report: (line: string) => void,
): Promise<StormReport> {
  const ledger = new Ledger(await listed(site));
  const office = await Office.open(site.environment, ledger, new SeededRandom(seed, 10));
  const operator = new Operator(site.programs.api.url);
  const witness = new Witness(site, operator);
  const onlooker = new Onlooker(site.services.elasticsearch.url);
  let over = false;
  const share = webstores / editors;
  const people = Array.from({ length: editors }, (_, at) => {
    const mine = ledger.accounts.slice(at * share, (at + 1) * share);
    return new Editor(site.programs.api.url, operator, ledger, mine, new SeededRandom(seed, 20 + at)).work(() => over);
  });
  people.push(office.work(() => over));
  await sleep(2_000);
  const began = Date.now();
  const until = began + minutes * 60_000;
  const records = await Promise.all(lanes.map((lane) => blow(site, witness, lane, { seed, began, until, report })));
  over = true;
  await Promise.all(people);
  const verdict = await Verdict.on(site, ledger);
  try {
    return await judge(verdict, ledger, records.flat(), onlooker);
  } finally {
    witness.stop();
    onlooker.stop();
    await verdict.end();
    const closing = within(closeLimit, 'closing the office', office.close());
    await closing.catch((error: unknown) => report((error as Error).message));
  }
}

/** One lane of faults, one after the other, until the time is over and each kind has come. */
async function blow(
  site: Installation,
  witness: Witness,
  lane: Lane,
  { seed, began, until, report }: { seed: number; began: number; until: number; report: (line: string) => void },
): Promise<FaultRecord[]> {
  const records: FaultRecord[] = [];
  for (const fault of planned(seed, lane)) {
    const from = Date.now();
    report(`${seconds(from - began)} ${describe(fault)}`);
    const { signs, strike } = declarationOf(fault.kind);
    const { health, page } = signs(site, fault);
    const struck = await strike(site, fault);
    const to = Date.now();
    await sleep(fault.restMs);
    const seen = { onHealth: witness.onHealth(health, from, to), onPage: witness.onPage(page, from, to) };
    records.push({ fault, began: from - began, ended: to - began, struck, ...seen });
    if (Date.now() > until && records.length >= kindsOf(lane).length) break;
  }
  return records;
}

async function judge(
  verdict: Verdict,
  ledger: Ledger,
  records: FaultRecord[],
  onlooker: Onlooker,
): Promise<StormReport> {
  const { seconds: calmAfter, trouble } = await verdict.calm();
  const { failed, counted, mostCounted, refused } = await verdict.state();
  const onlyOutages = [
    ...(failed > 0 ? [`${failed} dead letters`] : []),
    ...(mostCounted > countedAtMost ? [`a delivery has ${mostCounted} counted tries`] : []),
    ...(refused > 0 ? [`${refused} listings were refused by the index`] : []),
  ];
  const struckKinds = new Set(records.filter(({ struck }) => struck).map(({ fault }) => fault.kind));
  const notNamed = (on: 'onHealth' | 'onPage') =>
    records.filter((record) => record.struck && record[on] === 'not named').map(({ fault }) => describe(fault));
  return {
    faults: records.sort((a, b) => a.began - b.began),
    ledger,
    looks: onlooker.looks,
    calmAfter,
    counted,
    promises: [
      { title: 'calm again: programs ready, nothing open, drift 0', broken: trouble },
      { title: 'no acknowledged change lost', broken: await verdict.missing() },
      { title: 'none older, at no moment', broken: onlooker.wentBack },
      { title: 'the index has the version of every row', broken: await verdict.drifted() },
      { title: 'nothing failed that was only an outage', broken: onlyOutages },
      { title: 'no answer that no fault explains', broken: ledger.surprises },
      { title: 'the health pages named each fault', broken: notNamed('onHealth') },
      { title: "the operators' page named each fault", broken: notNamed('onPage') },
      { title: 'each kind of fault struck', broken: faultKinds.filter((kind) => !struckKinds.has(kind)) },
    ],
  };
}

export function describe({ kind, program, lastsMs }: PlannedFault): string {
  const { meets } = declarationOf(kind);
  return [kind, ...(meets ? [program] : []), ...(lastsMs > 0 ? [`for ${(lastsMs / 1_000).toFixed(1)} s`] : [])].join(
    ', ',
  );
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1).padStart(6)} s`;

/** The webstores of the demo data as search shows them at first. */
async function listed(site: Installation): Promise<{ id: string; name: string; placement: string | null }[]> {
  const { url } = site.programs.api;
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(500)) {
    const answer = await fetch(`${url}/api/webstoresearch?pageSize=100`).catch(() => undefined);
    const results = answer?.ok ? ((await answer.json()) as WebstoreSearchView).results : [];
    if (results.length === webstores) return results.sort((a, b) => a.id.localeCompare(b.id));
  }
  throw new Error('The demo data did not appear in search');
}
