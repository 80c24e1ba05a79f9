import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { numberIn, type Ledger, type WebstoreAccount } from './ledger.ts';
import type { Onlooker } from './onlooker.ts';
import type { Operator } from './operator.ts';
import type { Look } from './reader.ts';

/** A notification that a published version can be found. */
interface Claim {
  by: 'a push' | 'the api';
  account: WebstoreAccount;
  version: number;
  at: number;
  /** The first search result after the claim; null when the webstore was missing. */
  evidence?: { name: string | null; askedAt: number };
}

/** Milliseconds after which the editor knows the version of a publish whose push came before its response. */
const judgedAfter = 4_000;
const askEvery = 150;
const timeout = 5_000;

/** Compares each 'live' that vendors receive, by push or by request, with what search shows from that moment on. */
export class Claims {
  readonly broken: string[] = [];
  /** Number of claims that were compared with search. */
  compared = 0;
  private readonly api: string;
  private readonly operator: Operator;
  private readonly onlooker: Onlooker;
  private readonly ledger: Ledger;
  private readonly pushes: Redis;
  private open: Claim[] = [];
  private done = false;

  /** @param redis bypasses all links: pushes are received where the api's sockets receive them */
  constructor(api: string, redis: string, operator: Operator, onlooker: Onlooker, ledger: Ledger) {
    this.api = api;
    this.operator = operator;
    this.onlooker = onlooker;
    this.ledger = ledger;
    this.pushes = new Redis(redis, { retryStrategy: () => 300 });
    this.pushes.on('error', () => undefined); // it reconnects
    this.pushes.on('pmessage', (_pattern: string, _channel: string, text: string) => this.hear(text));
    void this.pushes.psubscribe('*:push:*').catch(() => undefined);
    onlooker.engine.onLook((look) => this.see(look));
    void this.ask();
  }

  stop(): void {
    this.done = true;
    this.pushes.disconnect();
  }

  /** Fetches the status of every webstore once and checks it; for the calm after the faults. */
  async askAll(): Promise<void> {
    for (const account of this.ledger.accounts) await this.askFor(account);
    await sleep(judgedAfter + 1_000);
  }

  private hear(text: string): void {
    const { action, data } = JSON.parse(text) as { action: string; data: PublicationView };
    if (action !== 'PublicationChanged' || data.state !== 'live') return;
    const account = this.ledger.accounts.find(({ id }) => id === data.webstoreId);
    if (account) this.claim({ by: 'a push', account, version: data.publishedVersion, at: Date.now() });
  }

  private async ask(): Promise<void> {
    for (let turn = 0; !this.done; turn++) {
      const account = this.ledger.accounts[turn % this.ledger.accounts.length];
      if (account) await this.askFor(account);
      await sleep(askEvery);
    }
  }

  private async askFor(account: WebstoreAccount): Promise<void> {
    const token = await this.operator.bearer();
    try {
      const answer = await fetch(`${this.api}/api/webstores/${account.id}/publication`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeout),
      });
      if (!answer.ok) return;
      const { state, publishedVersion: version } = (await answer.json()) as PublicationView;
      if (state === 'live') this.claim({ by: 'the api', account, version, at: Date.now() });
    } catch {
      // An unavailable api makes no claim.
    }
  }

  private claim(claim: Claim): void {
    this.open.push(claim);
    this.onlooker.engine.lookNow();
  }

  private see({ askedAt, names }: Look): void {
    for (const claim of this.open) {
      if (askedAt >= claim.at) claim.evidence ??= { name: names.get(claim.account.id) ?? null, askedAt };
    }
    const due = this.open.filter(({ at, evidence }) => evidence && Date.now() - at > judgedAfter);
    if (due.length === 0) return;
    this.open = this.open.filter((claim) => !due.includes(claim));
    for (const claim of due) this.judge(claim);
  }

  private judge({ by, account, version, at, evidence }: Claim): void {
    const published = account.versions.get(version);
    if (!published || !evidence) return;
    this.compared += 1;
    const { name, askedAt } = evidence;
    const isThere = name === null ? account.takenOffAt >= published.at : numberIn(name) >= published.number;
    if (isThere) return;
    const seen = name === null ? 'did not show it' : `showed edit ${numberIn(name)}`;
    this.broken.push(
      `${by} called edit ${published.number} of ${account.id} live, and search ${seen} ${askedAt - at} ms later`,
    );
  }
}
