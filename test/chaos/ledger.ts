/**
 * One thing that people change: what was last acknowledged, and what was tried since without an answer. An outage may
 * have swallowed the answer and not the change, so either may be true; anything older must not.
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

  /** It was asked for, and the answer was lost or 'not now'. */
  doubt(value: T): void {
    this.unsure.add(value);
  }

  allows(value: T): boolean {
    return value === this.acknowledged || this.unsure.has(value);
  }

  /** For people. */
  get expected(): string {
    return [this.acknowledged, ...this.unsure].map((value) => JSON.stringify(value)).join(' or ');
  }
}

/** What people were told about one webstore. */
export interface WebstoreAccount {
  id: string;
  /** Name of the draft. */
  draft: Fact<string>;
  /** Name that couples find; null while it is taken off. */
  shown: Fact<string | null>;
  /** Where the plan places it among the results. */
  placement: Fact<string | null>;
  /** Days, with whether the vendor is booked on them. */
  booked: Map<string, Fact<boolean>>;
}

/** Everything that was acknowledged, and how often. */
export class Ledger {
  readonly accounts: readonly WebstoreAccount[];
  /** By kind of change. */
  readonly acknowledged = new Map<string, number>();
  readonly unanswered = new Map<string, number>();
  /** Answers that no fault explains. */
  readonly surprises: string[] = [];

  constructor(webstores: readonly { id: string; name: string; placement: string | null }[]) {
    this.accounts = webstores.map(({ id, name, placement }) => ({
      id,
      draft: new Fact(name),
      shown: new Fact<string | null>(name),
      placement: new Fact(placement),
      booked: new Map(),
    }));
  }

  noteAcknowledged(kind: string): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
  }

  noteUnanswered(kind: string): void {
    this.unanswered.set(kind, (this.unanswered.get(kind) ?? 0) + 1);
  }
}
