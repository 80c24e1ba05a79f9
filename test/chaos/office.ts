import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '@nestjs/cqrs';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';
import { SetAvailability } from '#src/webstore/commands/set-availability.js';
import { openCommandLine, type CommandLine } from '../support/command-line.ts';
import { importWebstores } from '../support/bulk-import.ts';
import type { Freezer } from './freezer.ts';
import { Fact, type Ledger, type WebstoreAccount } from './ledger.ts';

/** Milliseconds after which a change without a response has either happened or never will. */
const untilSettled = 1_500;
const subscriptions = {
  premium: { id: '01900000-0000-7004-8000-00000c0a0501', tier: 'premium', features: [] },
  vip: { id: '01900000-0000-7004-8000-00000c0a0502', tier: 'starter', features: ['feature_vipPlacement'] },
} as const;
type Placement = keyof typeof subscriptions;

/**
 * Makes changes that reach search in other ways than an editor's publish: seats, which pass through two workers, and
 * booked days. These have no routes yet, so their commands run here, in a program of our own.
 */
export class Office {
  private readonly commands: CommandLine;
  private readonly ledger: Ledger;
  private readonly random: SeededRandom;
  private readonly freezer: Freezer;

  static async open(env: NodeJS.ProcessEnv, ledger: Ledger, random: SeededRandom, freezer: Freezer): Promise<Office> {
    const office = new Office(await openCommandLine(env), ledger, random, freezer);
    for (const { id, tier, features: extraFeatures } of Object.values(subscriptions)) {
      const subscription = {
        id,
        vendorId: '01900000-0000-7002-8000-000000000000',
        tier,
        quantity: 1_000,
        extraFeatures,
      };
      await office.run(new StartSubscription(subscription));
    }
    return office;
  }

  private constructor(commands: CommandLine, ledger: Ledger, random: SeededRandom, freezer: Freezer) {
    this.commands = commands;
    this.ledger = ledger;
    this.random = random;
    this.freezer = freezer;
  }

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const free = this.ledger.accounts.filter(({ id }) => !this.freezer.isFrozen(id));
      const [account] = this.random.some(free, 1);
      if (account) await (this.random.chance(0.5) ? this.seat(account) : this.book(account));
      await sleep(this.random.integer(100, 500));
    }
  }

  /** Imports this many new webstores at once, as from an operator's file. */
  importWebstores(count: number): Promise<void> {
    return importWebstores(count, (command) => this.commands.execute(command));
  }

  close(): Promise<void> {
    return this.commands.close();
  }

  private seat({ id, placement }: WebstoreAccount): Promise<void> {
    const next = this.random.pick([null, ...(Object.keys(subscriptions) as Placement[])]);
    const command = next === null ? new ReleaseSeat(id) : new AssignSeat(id, subscriptions[next].id);
    return this.change('seat', command, placement, next);
  }

  private book({ id, booked }: WebstoreAccount): Promise<void> {
    const inDays = this.random.integer(400, 404);
    const day = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
    const fact = booked.get(day) ?? new Fact(false);
    booked.set(day, fact);
    const isBooked = this.random.chance(0.5);
    return this.change('availability', new SetAvailability(id, day, isBooked ? 'unavailable' : null), fact, isBooked);
  }

  private async change<T>(kind: string, command: Command<void>, fact: Fact<T>, value: T): Promise<void> {
    try {
      await this.run(command);
      fact.acknowledge(value);
      this.ledger.noteAcknowledged(kind);
    } catch {
      fact.doubt(value);
      this.ledger.noteUnanswered(kind);
      await sleep(untilSettled);
    }
  }

  private run(command: Command<void>): Promise<void> {
    return this.commands.execute(command);
  }
}
