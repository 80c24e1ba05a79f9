/** How many there were in the present window, and the milliseconds until it ends. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** Share of a limit from which on every call is counted in Redis before it is answered. */
const exactFrom = 0.75;
/** Share of a limit that a process lets pass before it tells Redis; so much more can pass, for each process beside it. */
const mostUntold = 0.05;

/** The calls of one caller in one window, as this process knows them. */
export class RequestWindow {
  /** What Redis said last: the calls that all processes had told it of. */
  private told?: number;
  private beingTold = 0;
  private untold = 0;

  /** @param endsAt milliseconds since 1970 */
  constructor(private endsAt: number) {}

  isOver(now: number): boolean {
    return this.endsAt <= now;
  }

  /** One more call. Answers the how manieth it is, as far as is known here. */
  add(now: number): Counted {
    this.untold += 1;
    return { count: (this.told ?? 0) + this.beingTold + this.untold, left: Math.max(1, this.endsAt - now) };
  }

  /**
   * Whether a call can be answered by what is known here. Near the limit it cannot; far beyond it, it can: it is refused
   * however many more there are.
   */
  isEnough(limit: number): boolean {
    if (this.told === undefined) return false;
    if (this.told >= limit) return true;
    const here = this.beingTold + this.untold;
    return here <= limit * mostUntold && this.told + here < limit * exactFrom;
  }

  /** Takes what Redis has not been told of yet, to tell it now. */
  takeUntold(): number {
    const taken = this.untold;
    this.untold = 0;
    this.beingTold += taken;
    return taken;
  }

  /** Redis was told of so many, and knows of `counted` now. */
  wasTold(taken: number, counted: Counted, now: number): void {
    this.beingTold -= taken;
    this.told = counted.count;
    this.endsAt = now + counted.left;
  }

  /** Redis could not be told of so many. */
  wasNotTold(taken: number): void {
    this.beingTold -= taken;
    this.untold += taken;
  }
}
