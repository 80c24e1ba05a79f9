import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConversationListView, MessageView } from '#contracts/messaging/messaging.views.js';
import { demoId } from '#src/demo/demo-id.js';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { eventually } from '../support/posy/eventually.ts';
import { Chatter, type Written } from './chatter.ts';
import { historyFaults } from './chat-history.ts';
import type { Installation } from './installation.ts';
import { Operator } from './operator.ts';

/** Milliseconds within which an open device shows everything once all is calm. */
const shownWithin = 20_000;
const lookEvery = 250;
/** Milliseconds within which the demo couple can sign in at the beginning. */
const startLimit = 60_000;

/** People of the demo may write any number of messages a minute: the limit would make them pause. */
const withoutLimit = `
  create or replace function messaging.count_nothing() returns trigger language plpgsql
    as 'begin new.count := 1; return new; end';
  create or replace trigger count_nothing before insert or update on messaging.sending_count
    for each row execute function messaging.count_nothing()`;

/** The demo couple and the demo vendor, who chat without a pause in the conversation that the demo data begin. */
export class Chat {
  private readonly people: readonly [Chatter, Chatter];

  static async begin(site: Installation, seed: number, surprises: string[]): Promise<Chat> {
    const { url: api } = site.programs.api;
    await liftLimit(site.services.postgres.url);
    const [couple, vendor] = [new Operator(api, 'couple@posy.example'), new Operator(api, 'vendor@posy.example')];
    const conversationId = await conversationOf(api, couple);
    const person = { api, conversationId, surprises };
    return new Chat([
      new Chatter({ ...person, side: 'event-user', account: couple, random: new SeededRandom(seed, 60) }),
      new Chatter({ ...person, side: 'vendor', account: vendor, random: new SeededRandom(seed, 61) }),
    ]);
  }

  private constructor(people: readonly [Chatter, Chatter]) {
    this.people = people;
  }

  async work(isOver: () => boolean): Promise<void> {
    await Promise.all(this.people.map((person) => person.work(isOver)));
  }

  stop(): void {
    for (const person of this.people) person.stop();
  }

  /** Messages that have changed on a screen. */
  get broken(): string[] {
    return this.people.flatMap(({ broken }) => broken);
  }

  /** Differences between what was written, what the database has for both sides, and what both screens show. */
  async differences(): Promise<string[]> {
    const [couple, vendor] = this.people;
    const [mine, theirs] = [await couple.history(), await vendor.history()];
    return [...historyFaults(mine, theirs, this.people), ...(await this.notShown(mine))];
  }

  /** Readable form. */
  get told(): string {
    const written = this.people.flatMap((person) => person.written);
    const acknowledged = written.flatMap(({ writtenAt, acknowledgedAt = NaN }) => acknowledgedAt - writtenAt);
    const waits = this.people.flatMap((person) => this.waits(person.written, person));
    const slowest = (times: readonly number[]) => (Math.max(0, ...times.filter(Number.isFinite)) / 1_000).toFixed(1);
    const middle = waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? NaN;
    return (
      `${written.length} messages between two people: half were shown to the other within ${Math.round(middle)} ms, the ` +
      `slowest after ${slowest(waits)} s; the slowest was acknowledged after ${slowest(acknowledged)} s`
    );
  }

  /** Milliseconds from writing a message until the other screen showed it. */
  private waits(written: readonly Written[], by: Chatter): number[] {
    const other = this.people.find((person) => person !== by);
    return written.flatMap(({ seq, writtenAt }) => {
      const shown = other?.shown.get(seq ?? 0);
      return shown ? [shown.at - writtenAt] : [];
    });
  }

  private async notShown(history: readonly MessageView[]): Promise<string[]> {
    const lacking = () =>
      this.people.flatMap(({ side, shown }) => {
        const missing = history.filter(({ seq }) => !shown.has(seq)).map(({ seq }) => seq);
        return missing.length === 0 ? [] : [`an open device of the ${side} does not show ${missing.join(', ')}`];
      });
    for (const deadline = Date.now() + shownWithin; lacking().length > 0 && Date.now() < deadline;) {
      await sleep(lookEvery);
    }
    return lacking();
  }
}

async function liftLimit(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    await database.query(withoutLimit);
  } finally {
    await database.end();
  }
}

/** The couple's conversation with the demo vendor. */
async function conversationOf(api: string, couple: Operator): Promise<string> {
  const address = `${api}/api/conversations?webstoreId=${demoId('webstore', 0)}`;
  const ask = async () => {
    const token = (await couple.bearer()) ?? '';
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as ConversationListView).conversations[0] : undefined;
  };
  const { id } = await eventually(ask, (found) => found !== undefined, startLimit, lookEvery);
  return id;
}
