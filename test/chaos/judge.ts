import { faultKinds } from './faults.ts';
import { editors, type People } from './people.ts';
import {
  calmBound,
  importBound,
  importKind,
  lateInCalm,
  lateInImport,
  timesByKind,
  tooFew,
  type Kept,
  type Times,
} from './promises.ts';
import { describe, type FaultRecord, type StormOptions, type StormReport } from './storm.ts';
import type { Verdict } from './verdict.ts';
import type { Spell } from './weather.ts';

/** An outage that ends between a timeout and the following probe looks like the item's own fault, once or twice. */
const countedAtMost = 2;

/** Waits for the calm after the faults and compares everything with what people were shown. */
export async function judge(
  verdict: Verdict,
  people: People,
  records: FaultRecord[],
  options: StormOptions,
): Promise<StormReport> {
  const { ledger, onlooker, frozen, claims, books } = people;
  const isDecided = options.brief && people.objections().length > 0;
  const { seconds: calmAfter, trouble } = isDecided ? { seconds: 0, trouble: [] } : await verdict.calm();
  if (!isDecided) {
    await frozen.settled();
    await claims.askAll();
  }
  const { engine, api } = ledger.arrivals;
  const times = timesByKind(people.weather, engine.found, api.found);
  const { counted, onlyOutages } = await outages(verdict);
  const data = isDecided ? [] : await afterCalm(verdict, people, trouble);
  const promises: Kept[] = [
    ...people.watched(),
    ...data,
    inTime(people, people.weather.calms, {
      title: `in calm 99 of 100 publishes are found in ${calmBound} s`,
      about: 'data',
      broken: lateInCalm(times),
    }),
    ...(options.brief ? [] : [importPromise(people, times)]),
    { title: 'nothing failed that was only an outage', about: 'data', broken: onlyOutages },
    ...aboutStorm(people, records, options),
  ];
  return {
    faults: records.sort((a, b) => a.began - b.began),
    ledger,
    times,
    looks: [
      `search was looked at ${onlooker.engine.looks} times in the engine (${onlooker.dirtyReads} dirty reads), ` +
        `${onlooker.api.looks} times through the api`,
      `${frozen.compared} frozen webstores and ${claims.compared} claims of 'live' were compared`,
      `the deliveries were looked at ${books.readings} times`,
      people.newcomers.told,
      people.photographer.told,
      people.payers.told,
      people.chat.told,
    ],
    calmAfter,
    counted,
    noticedAfter: people.noticedAfter,
    judgedAfter: Date.now() - people.since,
    promises,
  };
}

/** Checks that are possible only once everything has arrived. */
async function afterCalm(verdict: Verdict, people: People, trouble: string[]): Promise<Kept[]> {
  const { site, ledger, newcomers, photographer, payers, chat } = people;
  const never = [
    ...ledger.arrivals.engine.missing.map((line) => `in the engine, ${line}`),
    ...ledger.arrivals.api.missing.map((line) => `through the api, ${line}`),
  ];
  return [
    { title: 'calm again: programs ready, nothing open, drift 0', about: 'data', broken: trouble },
    { title: 'no acknowledged change lost', about: 'data', broken: await verdict.missing() },
    { title: 'every acknowledged change was found', about: 'data', broken: never },
    { title: 'every published version is the one that is live', about: 'data', broken: await verdict.notLive() },
    { title: 'the index has the version of every row', about: 'data', broken: await verdict.drifted() },
    { title: 'every new account got its mail', about: 'data', broken: await newcomers.missing() },
    {
      title: 'both sides of a chat have the same history, on every screen',
      about: 'data',
      broken: await chat.differences(),
    },
    {
      title: 'consumers of a newer version get what older programs wrote',
      about: 'data',
      broken: await verdict.undelivered(site.upgrades),
    },
    ...(await photographer.judged(site.services.postgres.url)),
    ...(await payers.judged()),
  ];
}

const importPromise = (people: People, times: readonly Times[]): Kept =>
  inTime(
    people,
    people.weather.faults.filter(({ kind }) => kind === importKind),
    {
      title: `during an import 95 of 100 publishes are found in ${importBound} s`,
      about: 'data',
      broken: lateInImport(times),
    },
  );

/** On a busy machine the measured times are printed but not judged. */
function inTime({ machine }: People, spells: readonly Spell[], promise: Kept): Kept {
  const crowding = Math.max(1, ...spells.map(({ from, to }) => machine.crowding(from, to)));
  if (crowding === 1) return promise;
  return { ...promise, broken: [], unsaid: `the machine has ${crowding.toFixed(1)} times too much to do` };
}

async function outages(verdict: Verdict): Promise<{ counted: number; onlyOutages: string[] }> {
  const { failed, counted, mostCounted, refused } = await verdict.state();
  const onlyOutages = [
    ...(failed > 0 ? [`${failed} dead letters`] : []),
    ...(mostCounted > countedAtMost ? [`a delivery has ${mostCounted} counted tries`] : []),
    ...(refused > 0 ? [`${refused} listings were refused by the index`] : []),
  ];
  return { counted, onlyOutages };
}

function aboutStorm(
  { ledger, photographer, payers, machine, since, workedMs }: People,
  records: readonly FaultRecord[],
  { kinds = faultKinds, brief }: StormOptions,
): Kept[] {
  const crowding = machine.crowding(since, since + workedMs);
  const struckKinds = new Set(records.filter(({ struck }) => struck).map(({ fault }) => fault.kind));
  const awaited = brief ? [] : kinds;
  const notNamed = (on: 'onHealth' | 'onPage') =>
    records.filter((record) => record.struck && record[on] === 'not named').map(({ fault }) => describe(fault));
  return [
    {
      title: 'no answer that no fault explains',
      about: 'words',
      broken: [...ledger.surprises, ...photographer.surprises, ...payers.surprises],
    },
    { title: 'the health pages named each fault', about: 'words', broken: notNamed('onHealth') },
    { title: "the operators' page named each fault", about: 'words', broken: notNamed('onPage') },
    { title: 'each kind of fault struck', about: 'storm', broken: awaited.filter((kind) => !struckKinds.has(kind)) },
    {
      title: 'enough was acknowledged to judge by',
      about: 'storm',
      broken: tooFew(ledger.acknowledged, editors, workedMs / 60_000 / crowding),
    },
  ];
}
