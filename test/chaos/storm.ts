import { setTimeout as sleep } from 'node:timers/promises';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { withTimeout } from '#src/platform/timing/with-timeout.js';
import { everythingIndexed } from '../support/bulk-import.ts';
import { eventually } from '../support/posy/eventually.ts';
import { declarationOf, type FaultKind, type PlannedFault } from './faults.ts';
import { settledWithin } from './frozen-watch.ts';
import { Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';
import { loseLastMinute } from './lost-minute.ts';
import { People } from './people.ts';
import { importKind, type Kept, type Times } from './promises.ts';
import { judge } from './judge.ts';
import { kindsOf, lanes, planned, type Lane } from './schedule.ts';
import { Verdict } from './verdict.ts';
import type { Testimony } from './testimony.ts';

/** Number of webstores: with a third of them frozen at each fault some remain editable, and they fit one response. */
const webstores = 80;
/** Timeout in milliseconds, the same as for stopping the programs. */
const closeLimit = 10_000;
/** Milliseconds of calm that are measured before and after the faults; shorter where faults are not the point. */
const calmMs = 15_000;
const briefCalmMs = 6_000;
/** Number of webstores that are imported at once after the faults. */
const imported = 20_000;
/** How often a fault may wait for a moment that does not come. */
const mostTries = 4;

export interface StormOptions {
  seed: number;
  minutes: number;
  folder: string;
  /** Only these kinds of faults. */
  kinds?: readonly FaultKind[];
  /** Ends as soon as a promise about data is broken, and requires no fault before that. */
  brief?: boolean;
  /** Modifies the copy of the programs before they start. */
  change?: (folder: string) => void;
}

/** A fault as it happened. */
export interface FaultRecord {
  fault: PlannedFault;
  /** Milliseconds since the start of the run. */
  began: number;
  ended: number;
  struck: boolean;
  onHealth: Testimony;
  onPage: Testimony;
}

export interface StormReport {
  faults: FaultRecord[];
  ledger: Ledger;
  times: Times[];
  /** Numbers of what was checked, in readable form. */
  looks: string[];
  calmAfter: number;
  counted: number;
  /** Milliseconds from the first edit until the first broken promise about data. */
  noticedAfter: number | undefined;
  /** Milliseconds from the first edit until everything was judged. */
  judgedAfter: number;
  promises: Kept[];
}

/**
 * Runs an installation through faults while simulated people use it, and judges the result. The seed determines the
 * order, the numbers and the victims of the faults, but not the exact moment within the traffic.
 */
export async function storm(options: StormOptions, report: (line: string) => void): Promise<StormReport> {
  const site = await Installation.start(options.folder, webstores, options.change);
  try {
    const found = await runThrough(site, options, report);
    await site.stop();
    const badEndings = site.allPrograms().flatMap((program) => program.badEndings);
    found.promises.push({ title: 'programs end in time when they are asked to', about: 'storm', broken: badEndings });
    return found;
  } finally {
    await site.stop();
  }
}

async function runThrough(
  site: Installation,
  options: StormOptions,
  report: (line: string) => void,
): Promise<StormReport> {
  const people = await People.come(site, await listed(site), options.seed);
  await sleep(2_000);
  await people.weather.calm(() => sleep(options.brief ? briefCalmMs : calmMs));
  const began = Date.now();
  const blown = lanes.map((lane) => blow(people, lane, { options, began, report }));
  const records = (await Promise.all(blown)).flat();
  if (!options.brief) {
    report(`${seconds(Date.now() - began)} calm`);
    await sleep(settledWithin);
    await people.weather.calm(() => sleep(calmMs));
    report(`${seconds(Date.now() - began)} import of ${imported}`);
    await people.weather.during(importKind, () => importMany(people));
  }
  await people.rest();
  try {
    const found = await judged(people, records, options);
    if (!options.brief) {
      report(`${seconds(Date.now() - began)} the database loses its last commits`);
      found.promises.push(await loseLastMinute(site, people, people.ledger.accounts));
    }
    return found;
  } finally {
    people.leave();
    people.machine.stop();
    const closing = withTimeout(closeLimit, 'closing the office', people.office.close());
    await closing.catch((error: unknown) => report((error as Error).message));
  }
}

/** Resolves when search has all of it. */
async function importMany({ site, office }: People): Promise<void> {
  await office.importWebstores(imported);
  await everythingIndexed(site.services.postgres.url);
}

async function judged(people: People, records: FaultRecord[], options: StormOptions): Promise<StormReport> {
  const verdict = await Verdict.on(people.site, people.ledger);
  try {
    return await judge(verdict, people, records, options);
  } finally {
    people.leave();
    await verdict.end();
  }
}

interface Blowing {
  options: StormOptions;
  began: number;
  report: (line: string) => void;
}

/** Runs the faults of one lane, one after the other, until the time is over and each kind has occurred. */
async function blow(people: People, lane: Lane, { options, began, report }: Blowing): Promise<FaultRecord[]> {
  const { seed, minutes, kinds, brief } = options;
  const until = began + minutes * 60_000;
  const all = kindsOf(lane, kinds);
  const records: FaultRecord[] = [];
  if (all.length === 0) return records;
  let drawn = 0;
  for (const fault of planned(seed, lane, kinds)) {
    for (let tried = 1; ; tried++) {
      report(`${seconds(Date.now() - began)} ${describe(fault)}${tried > 1 ? `, try ${tried}` : ''}`);
      const record = await strikeOnce(people, fault, began);
      records.push(record);
      if (record.struck || tried === mostTries) break;
    }
    drawn += 1;
    if (brief && people.objections().length > 0) break;
    if (Date.now() > until && (brief || drawn >= all.length)) break;
  }
  return records;
}

async function strikeOnce(people: People, fault: PlannedFault, began: number): Promise<FaultRecord> {
  const { site, witness, weather, frozen } = people;
  const { awaited, signs, strike } = declarationOf(fault.kind);
  await awaited?.(site, fault);
  const from = Date.now();
  const { health, page } = signs(site, fault);
  const striking = weather.during(fault.kind, () => strike(site, fault));
  striking.catch(() => undefined); // rethrown to the code that awaits it below
  // Edits stop at some moment of the fault, not always at its beginning.
  await sleep(fault.freezeAfterMs);
  frozen.freeze(describe(fault), striking);
  const struck = await striking;
  const to = Date.now();
  await sleep(fault.pauseMs);
  const seen = { onHealth: witness.onHealth(health, from, to), onPage: witness.onPage(page, from, to) };
  return { fault, began: from - began, ended: to - began, struck, ...seen };
}

export function describe({ kind, program, lastsMs }: PlannedFault): string {
  const { meets } = declarationOf(kind);
  return [kind, ...(meets ? [program] : []), ...(lastsMs > 0 ? [`for ${(lastsMs / 1_000).toFixed(1)} s`] : [])].join(
    ', ',
  );
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1).padStart(6)} s`;

/** The webstores of the demo data as search shows them at the beginning. */
async function listed(site: Installation): Promise<{ id: string; name: string; placement: string | null }[]> {
  const { url } = site.programs.api;
  const ask = async () => {
    const answer = await fetch(`${url}/api/webstoresearch?pageSize=100`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as WebstoreSearchView).results : [];
  };
  const results = await eventually(ask, ({ length }) => length === webstores, 120_000, 500);
  return results.sort((a, b) => a.id.localeCompare(b.id));
}
