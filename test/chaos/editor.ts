import { setTimeout as sleep } from 'node:timers/promises';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';
import type { Freezer } from './freezer.ts';
import type { Ledger, WebstoreAccount } from './ledger.ts';
import type { Operator } from './operator.ts';

type Reply<T> = { status: number; body: T };

/** Milliseconds after which a change without a response has either happened or never will. */
const untilSettled = 1_500;
/** Far longer than the api may take: a missing response means a lost connection, not a slow one. */
const timeout = 30_000;

/**
 * Simulates a person who edits a few webstores over HTTP, one change after the other, and records what was
 * acknowledged. Names contain an increasing number, so that an older state is recognized.
 */
export class Editor {
  private readonly base: string;
  private readonly ledger: Ledger;
  private readonly mine: readonly WebstoreAccount[];
  private readonly random: SeededRandom;
  private readonly operator: Operator;
  private readonly freezer: Freezer;
  private changes = 0;

  constructor(
    base: string,
    operator: Operator,
    ledger: Ledger,
    mine: readonly WebstoreAccount[],
    random: SeededRandom,
    freezer: Freezer,
  ) {
    this.base = base;
    this.operator = operator;
    this.ledger = ledger;
    this.mine = mine;
    this.random = random;
    this.freezer = freezer;
  }

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const [account] = this.random.some(
        this.mine.filter(({ id }) => !this.freezer.isFrozen(id)),
        1,
      );
      if (account) await this.changeOnce(account);
      await sleep(this.random.integer(50, 400));
    }
  }

  private async changeOnce(account: WebstoreAccount): Promise<void> {
    const draft = await this.call<WebstoreDraftView>('GET', `webstores/${account.id}`);
    if (draft?.status !== 200) return;
    if (this.random.chance(0.08)) return this.takeOff(account);
    this.changes += 1;
    const name = `Chaos ${String(this.changes).padStart(6, '0')} of ${account.id.slice(-4)}`;
    const saved = await this.change('edit', 'PATCH', 'webstores', {
      id: account.id,
      version: draft.body.version,
      name,
    });
    if (saved === undefined) {
      account.draft.doubt(name);
      return sleep(untilSettled);
    }
    if (saved.status !== 200) return;
    account.draft.acknowledge(name);
    if (this.random.chance(0.9)) await this.publish(account, name);
  }

  private async publish(account: WebstoreAccount, name: string): Promise<void> {
    account.touchedAt = Date.now();
    const published = await this.change<WebstoreDraftView>('publish', 'PUT', `webstores/${account.id}/publish`);
    account.touchedAt = Date.now();
    if (published?.status === 200) this.ledger.notePublished(account, name, published.body.publishedVersion);
    if (published) return;
    account.shown.doubt(name);
    await sleep(untilSettled);
  }

  private async takeOff(account: WebstoreAccount): Promise<void> {
    account.touchedAt = account.takenOffAt = Date.now();
    const taken = await this.change('take off', 'PUT', `webstores/${account.id}/unpublish`);
    account.touchedAt = account.takenOffAt = Date.now();
    if (taken && taken.status !== 200) return;
    this.ledger.noteTakenOff(account, taken === undefined);
    if (!taken) await sleep(untilSettled);
  }

  /** Returns undefined when it is unknown whether the change was made. */
  private async change<T>(kind: string, method: string, path: string, body?: object): Promise<Reply<T> | undefined> {
    const reply = await this.call<T>(method, path, body);
    if (!reply || reply.status >= 500) {
      this.ledger.noteUnanswered(kind);
      return undefined;
    }
    if (reply.status === 200) this.ledger.noteAcknowledged(kind);
    else this.ledger.surprises.push(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply;
  }

  /** Returns undefined without a response. */
  private async call<T>(method: string, path: string, body?: object): Promise<Reply<T> | undefined> {
    const token = await this.operator.bearer();
    if (token === undefined) return undefined;
    try {
      const answer = await fetch(`${this.base}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeout),
      });
      const reply = { status: answer.status, body: (await answer.json()) as T };
      if (answer.status >= 500 && answer.status !== 503) {
        this.ledger.surprises.push(`${method} ${path} answered ${answer.status}: ${JSON.stringify(reply.body)}`);
      }
      return reply;
    } catch {
      return undefined;
    }
  }
}
