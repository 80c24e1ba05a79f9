import { Arrivals } from './arrivals.ts';

/**
 * One thing that people change: the last acknowledged value, and later attempts without a response. An outage may have
 * lost the response but not the change, so either may be true; anything older must not.
 */
export class Fact<T> {
  private acknowledged: T;
  private readonly unsure = new Set<T>();

  constructor(first: T) {
    this.acknowledged = first;
  }

  acknowledge(value: T): void {
    this.acknowledged = value;
    this.unsure.clear();
  }

  /** It was requested, and the response was lost or 'not now'. */
  doubt(value: T): void {
    this.unsure.add(value);
  }

  allows(value: T): boolean {
    return value === this.acknowledged || this.unsure.has(value);
  }

  /** Readable form. */
  get expected(): string {
    return [this.acknowledged, ...this.unsure].map((value) => JSON.stringify(value)).join(' or ');
  }
}

/** The acknowledged state of one webstore. */
export interface WebstoreAccount {
  id: string;
  /** Name of the draft. */
  draft: Fact<string>;
  /** Name that couples find; null while it is unpublished. */
  shown: Fact<string | null>;
  /** Each acknowledged `publishedVersion`, with the number in its name and when it was acknowledged. */
  versions: Map<number, { number: number; at: number }>;
  /** Time of the last request to change what couples find; milliseconds since 1970. */
  touchedAt: number;
  /** Time of the last request to unpublish it. */
  takenOffAt: number;
  /** Placement by its plan. */
  placement: Fact<string | null>;
  /** Days, with whether the vendor is booked on them. */
  booked: Map<string, Fact<boolean>>;
}

/** The number in a name that an editor chose; 0 for the names of the demo data. */
export const numberIn = (name: string): number => Number(/^Chaos (\d{6}) /.exec(name)?.[1] ?? 0);

/** All acknowledged changes, with their number. */
export class Ledger {
  readonly accounts: readonly WebstoreAccount[];
  /** By kind of change. */
  readonly acknowledged = new Map<string, number>();
  readonly unanswered = new Map<string, number>();
  /** Responses that no fault explains. */
  readonly surprises: string[] = [];
  /** Counted in the engine itself, and in the api's responses. */
  readonly arrivals = { engine: new Arrivals(), api: new Arrivals() };

  constructor(webstores: readonly { id: string; name: string; placement: string | null }[]) {
    this.accounts = webstores.map(({ id, name, placement }) => ({
      id,
      draft: new Fact(name),
      shown: new Fact<string | null>(name),
      versions: new Map(),
      touchedAt: 0,
      takenOffAt: 0,
      placement: new Fact(placement),
      booked: new Map(),
    }));
  }

  /** Records the version that a publish returned. */
  notePublished(account: WebstoreAccount, name: string, version: number): void {
    const [number, at] = [numberIn(name), Date.now()];
    account.shown.acknowledge(name);
    account.versions.set(version, { number, at });
    for (const arrivals of Object.values(this.arrivals)) arrivals.published(account.id, number, at);
  }

  /** @param doubtful the response was lost */
  noteTakenOff(account: WebstoreAccount, doubtful: boolean): void {
    if (doubtful) account.shown.doubt(null);
    else account.shown.acknowledge(null);
    for (const arrivals of Object.values(this.arrivals)) arrivals.takenOff(account.id, Date.now(), doubtful);
  }

  noteAcknowledged(kind: string): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
  }

  noteUnanswered(kind: string): void {
    this.unanswered.set(kind, (this.unanswered.get(kind) ?? 0) + 1);
  }
}
