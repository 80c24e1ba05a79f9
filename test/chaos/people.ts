import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { Books } from './books.ts';
import { Chat } from './chat.ts';
import { Claims } from './claims.ts';
import { Editor } from './editor.ts';
import { Freezer } from './freezer.ts';
import { FrozenWatch } from './frozen-watch.ts';
import type { Installation } from './installation.ts';
import { Ledger } from './ledger.ts';
import { Newcomers } from './newcomers.ts';
import { Machine } from './machine.ts';
import { Office } from './office.ts';
import { Onlooker } from './onlooker.ts';
import { Operator } from './operator.ts';
import { Payers } from './payers.ts';
import { Photographer } from './photographer.ts';
import type { Kept } from './promises.ts';
import { Weather } from './weather.ts';
import { Witness } from './witness.ts';

export const editors = 8;

/** All simulated users of an installation, and all observers. */
export class People {
  readonly weather = new Weather();
  readonly machine = new Machine();
  readonly since = Date.now();
  /** Milliseconds from the first edit to the end of the last. */
  workedMs = 0;
  readonly site: Installation;
  readonly ledger: Ledger;
  readonly office: Office;
  readonly operator: Operator;
  readonly witness: Witness;
  readonly onlooker: Onlooker;
  readonly claims: Claims;
  readonly books: Books;
  readonly newcomers: Newcomers;
  readonly photographer: Photographer;
  readonly payers: Payers;
  readonly chat: Chat;
  readonly frozen: FrozenWatch;
  private noticed: number | undefined;
  private isOver = false;
  private readonly working: Promise<void>[];
  private readonly noticing: NodeJS.Timeout;

  static async come(
    site: Installation,
    webstores: readonly { id: string; name: string; placement: string | null }[],
    seed: number,
  ): Promise<People> {
    const ledger = new Ledger(webstores);
    const ids = webstores.map(({ id }) => id);
    const freezer = new Freezer(ids, new SeededRandom(seed, 40));
    const office = await Office.open(site.environment, ledger, new SeededRandom(seed, 10), freezer);
    const chat = await Chat.begin(site, seed, ledger.surprises);
    return new People(site, ledger, freezer, office, chat, seed);
  }

  private constructor(site: Installation, ledger: Ledger, freezer: Freezer, office: Office, chat: Chat, seed: number) {
    const { url } = site.programs.api;
    const { elasticsearch, redis, postgres } = site.services;
    const operator = new Operator(url);
    this.operator = operator;
    this.site = site;
    this.ledger = ledger;
    this.office = office;
    this.chat = chat;
    this.witness = new Witness(site, operator);
    this.onlooker = new Onlooker(elasticsearch.url, url, ledger, () => site.engineCrashes);
    this.claims = new Claims(url, redis.url, operator, this.onlooker, ledger);
    this.books = new Books(postgres.url);
    this.newcomers = new Newcomers(url, site.mailPage, new SeededRandom(seed, 50));
    const ids = ledger.accounts.map(({ id }) => id);
    this.photographer = new Photographer(url, operator, ids, new SeededRandom(seed, 60));
    this.payers = new Payers({
      api: url,
      operator,
      databaseUrl: postgres.url,
      paymentsUrl: site.services.payments.url,
      random: new SeededRandom(seed, 70),
    });
    this.frozen = new FrozenWatch(freezer, ledger, this.onlooker, this.weather, this.machine);
    const share = ledger.accounts.length / editors;
    this.working = Array.from({ length: editors }, (_, at) => {
      const mine = ledger.accounts.slice(at * share, (at + 1) * share);
      return new Editor(url, operator, ledger, mine, new SeededRandom(seed, 20 + at), freezer).work(() => this.isOver);
    });
    this.working.push(
      office.work(() => this.isOver),
      this.newcomers.work(() => this.isOver),
      this.photographer.work(() => this.isOver),
      this.payers.work(() => this.isOver),
      chat.work(() => this.isOver),
    );
    this.noticing = setInterval(() => this.notice(), 250);
  }

  /** Milliseconds from the first edit until the observers found a broken promise about data. */
  get noticedAfter(): number | undefined {
    return this.noticed;
  }

  /** Promises that are observed all the time. */
  watched(): Kept[] {
    const { frozen, onlooker, claims, books, chat } = this;
    return [
      { title: 'frozen webstores show their last acknowledged value in time', about: 'data', broken: frozen.broken },
      { title: 'none older, at no moment', about: 'data', broken: onlooker.wentBack },
      { title: "the api's cached answers follow the engine", about: 'data', broken: onlooker.behind },
      { title: "what vendors are told is 'live' can be found", about: 'data', broken: claims.broken },
      { title: 'no publish is on its way without an open delivery', about: 'data', broken: [...books.broken] },
      { title: 'no message changes on a screen', about: 'data', broken: chat.broken },
    ];
  }

  objections(): string[] {
    return this.watched().flatMap(({ broken }) => broken);
  }

  /** Stops everybody who makes changes, and waits for changes that are still being compared. */
  async rest(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.working);
    this.workedMs = Date.now() - this.since;
  }

  leave(): void {
    clearInterval(this.noticing);
    for (const watcher of [this.witness, this.onlooker, this.claims, this.books, this.newcomers, this.chat])
      watcher.stop();
  }

  private notice(): void {
    if (this.objections().length > 0) this.noticed ??= Date.now() - this.since;
  }
}
