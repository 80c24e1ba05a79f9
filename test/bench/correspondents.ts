import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SignedInView } from '#contracts/identity/identity.views.js';

const password = 'Wild-heron-4471';
/** Sign-ups in flight at once. */
const atOnce = 4;

export interface Person {
  userId: string;
  email: string;
  token: string;
}

export interface MadeConversation {
  id: string;
  couple: Person;
  vendor: Person;
}

/** Makes accounts through the api, and conversations of any length directly in the database. */
export class Correspondents {
  private readonly database: pg.Client;
  private readonly api: string;
  private readonly run = randomUUID().slice(0, 8);
  private made = 0;

  static async of(api: string, databaseUrl: string): Promise<Correspondents> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    return new Correspondents(api, database);
  }

  private constructor(api: string, database: pg.Client) {
    this.api = api;
    this.database = database;
  }

  end(): Promise<void> {
    return this.database.end();
  }

  /** Signs up people with a confirmed email. */
  async people(count: number): Promise<Person[]> {
    const people: Person[] = [];
    while (people.length < count) {
      const some = Array.from({ length: Math.min(atOnce, count - people.length) }, () => this.signUp());
      people.push(...(await Promise.all(some)));
    }
    await this.database.query(`update identity."user" set email_verified_at = now() where id = any($1)`, [
      people.map(({ userId }) => userId),
    ]);
    return people;
  }

  /** Waits until nothing is in flight: each sign-up causes a mail. */
  async settled(): Promise<void> {
    for (let open = 1; open > 0;) {
      await sleep(500);
      const { rows } = await this.database.query<{ open: string }>(
        `select count(*) as open from platform.delivery where done_at is null and failed_at is null`,
      );
      open = Number(rows[0]?.open);
    }
  }

  /** A conversation of each couple with each vendor at the same place of the list, about events of their own. */
  async conversations(couples: readonly Person[], vendors: readonly Person[]): Promise<MadeConversation[]> {
    const pairs = couples.map((couple, at) => ({ couple, vendor: vendors[at]! }));
    const ids = await this.addConversations(
      pairs.map(({ couple, vendor }) => [couple.userId, vendor.userId]),
      1,
    );
    return pairs.map((pair, at) => ({ id: ids[at]!, ...pair }));
  }

  /** Conversations of one person with many others, with one unread message each. */
  async inboxOf(person: Person, side: 'event-user' | 'vendor', count: number): Promise<void> {
    const others = Array.from({ length: count }, () => randomUUID());
    await this.addConversations(
      others.map((other) => (side === 'vendor' ? [other, person.userId] : [person.userId, other])),
      1,
    );
  }

  async longConversation(couple: Person, vendor: Person, messages: number): Promise<string> {
    const [id = ''] = await this.addConversations([[couple.userId, vendor.userId]], messages);
    return id;
  }

  /** Users of the event and of the webstore; the latest message is the only one that is unread. */
  private async addConversations(
    pairs: readonly [couple: string, vendor: string][],
    messages: number,
  ): Promise<string[]> {
    const { rows } = await this.database.query<{ id: string }>(
      `with pair as (
         select gen_random_uuid() as id, gen_random_uuid() as event_id, couple, vendor, nth
         from unnest($1::uuid[], $2::uuid[]) with ordinality as given (couple, vendor, nth)),
       webstores as (select id, row_number() over (order by id) as nth, count(*) over () as of from webstore.webstore),
       planned as (
         insert into events.event (id, user_id, version, answers, current_step, hero_picture, created)
         select pair.event_id, gen_random_uuid(), 1, demo.answers, demo.current_step, demo.hero_picture, now()
         from pair, (select * from events.event order by created limit 1) demo),
       added as (
         insert into messaging.conversation
         select pair.id, event_id, webstores.id, 1, $3::int, now(), couple, 'inbox', $3::int - 1, 1, false, null,
           vendor, 'inbox', $3::int - 1, 1, false, null
         from pair join webstores on webstores.nth = 1 + pair.nth % webstores.of),
       said as (
         insert into messaging.message
         select gen_random_uuid(), pair.id, seq, case when seq % 2 = 0 then 'vendor' else 'event-user' end,
           gen_random_uuid(), 'text', 'Message ' || seq || ' of a conversation about a day in October', null, now()
         from pair, generate_series(1, $3::int) seq)
       select id from pair order by nth`,
      [pairs.map(([couple]) => couple), pairs.map(([, vendor]) => vendor), messages],
    );
    return rows.map(({ id }) => id);
  }

  private async signUp(): Promise<Person> {
    const email = `writer-${this.run}-${(this.made += 1)}@posy.example`;
    const names = { phoneNumber: '+15125550123', givenName: 'Ada', familyName: 'Reyes' };
    const answer = await fetch(`${this.api}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...names }),
    });
    if (!answer.ok) throw new Error(`Signing up: ${answer.status} ${await answer.text()}`);
    const { user, authResult } = ((await answer.json()) as SignedInView).data;
    return { userId: user.id, email, token: authResult.AccessToken };
  }
}
