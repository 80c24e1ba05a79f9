/** A period, in milliseconds since 1970; without an end while it lasts. */
export interface Spell {
  kind: string;
  from: number;
  to: number;
}

/** Records which faults strike when, and for how long none has. */
export class Weather {
  readonly faults: Spell[] = [];
  readonly calms: Spell[] = [];
  private readonly now: () => number;
  private striking = 0;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  get isQuiet(): boolean {
    return this.striking === 0;
  }

  /** Runs a fault, or a part of it, and records its time. */
  async during<T>(kind: string, strike: () => Promise<T>): Promise<T> {
    const spell = { kind, from: this.now(), to: Infinity };
    this.faults.push(spell);
    this.striking += 1;
    try {
      return await strike();
    } finally {
      this.striking -= 1;
      spell.to = this.now();
    }
  }

  async calm(wait: () => Promise<unknown>): Promise<void> {
    const spell = { kind: 'calm', from: this.now(), to: Infinity };
    this.calms.push(spell);
    await wait();
    spell.to = this.now();
  }

  /** The kinds of faults at a moment, `calm` during a calm that is kept for measurements, else `between faults`. */
  kindsAt(moment: number): string[] {
    const at = (spells: readonly Spell[]) => spells.filter(({ from, to }) => from <= moment && moment <= to);
    const kinds = [...at(this.calms), ...at(this.faults)].map(({ kind }) => kind);
    return kinds.length === 0 ? ['between faults'] : [...new Set(kinds)];
  }
}
