import { setTimeout as sleep } from 'node:timers/promises';
import type { CaughtMail } from '../../docker/local/mail-sink/mailbox.ts';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';

/** Milliseconds. */
const timeout = 30_000;
const readEvery = 400;

/** Simulates people who create accounts all the time: each of them must get a mail with a code. */
export class Newcomers {
  private readonly api: string;
  private readonly mailPage: string;
  private readonly random: SeededRandom;
  /** When an account was acknowledged, by its email; milliseconds since 1970. */
  private readonly owed = new Map<string, number>();
  /** When mails arrived, by recipient. */
  private readonly arrived = new Map<string, number[]>();
  private readonly seen = new Set<string>();
  private made = 0;
  private done = false;

  constructor(api: string, mailPage: string, random: SeededRandom) {
    this.api = api;
    this.mailPage = mailPage;
    this.random = random;
    void this.read();
  }

  /** Creates one account after the other. */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.signUp(`newcomer-${(this.made += 1)}@posy.example`);
      await sleep(this.random.integer(1_500, 4_000));
    }
  }

  stop(): void {
    this.done = true;
  }

  /** Accounts without a mail. */
  async missing(): Promise<string[]> {
    await this.readOnce();
    return [...this.owed.keys()]
      .filter((address) => !this.arrived.has(address))
      .map((address) => `${address}: no mail`);
  }

  /** Readable form. */
  get told(): string {
    const waited = [...this.owed].flatMap(([address, at]) => {
      const [first] = this.arrived.get(address) ?? [];
      return first === undefined ? [] : [Math.max(0, first - at)];
    });
    const slowest = (Math.max(0, ...waited) / 1_000).toFixed(1);
    const repeated = [...this.arrived.values()].filter(({ length }) => length > 1).length;
    return `${this.owed.size} new accounts were owed a mail; the slowest took ${slowest} s, ${repeated} came more than once`;
  }

  private async signUp(email: string): Promise<void> {
    const person = {
      email,
      password: 'Wild-heron-4471',
      phoneNumber: '+15125550123',
      givenName: 'Ada',
      familyName: 'Reyes',
    };
    try {
      const answer = await fetch(`${this.api}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
        signal: AbortSignal.timeout(timeout),
      });
      await answer.arrayBuffer();
      if (answer.ok) this.owed.set(email, Date.now());
    } catch {
      // Without a response no mail is required.
    }
  }

  private async read(): Promise<void> {
    for (; !this.done; await sleep(readEvery)) await this.readOnce().catch(() => undefined); // the mail sink may be unavailable
  }

  private async readOnce(): Promise<void> {
    const answer = await fetch(`${this.mailPage}/api/mails`, { signal: AbortSignal.timeout(5_000) });
    for (const { id, to, date } of (await answer.json()) as CaughtMail[]) {
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      for (const address of to) this.arrived.set(address, [...(this.arrived.get(address) ?? []), Date.parse(date)]);
    }
  }
}
