/** An acknowledged change and the moment at which a search first showed it, or something newer. */
export interface Arrival {
  webstoreId: string;
  acknowledgedAt: number;
  foundAt: number;
}

interface Awaited {
  /** The number in the published name; null if the webstore was unpublished. */
  number: number | null;
  acknowledgedAt: number;
  /** A request to unpublish without a response: it may explain an absence, but nothing waits for it. */
  doubtful: boolean;
}

/** Matches acknowledged publishes with one reader's observations of the directory. Moments are in milliseconds. */
export class Arrivals {
  readonly found: Arrival[] = [];
  private readonly awaited = new Map<string, Awaited[]>();

  published(webstoreId: string, number: number, acknowledgedAt: number): void {
    this.await(webstoreId, { number, acknowledgedAt, doubtful: false });
  }

  takenOff(webstoreId: string, acknowledgedAt: number, doubtful = false): void {
    this.await(webstoreId, { number: null, acknowledgedAt, doubtful });
  }

  /**
   * Records an observation.
   * @param shown the numbers of all webstores that were found, by id
   */
  saw(shown: ReadonlyMap<string, number>, at: number): void {
    for (const [webstoreId, awaited] of this.awaited) {
      const last = lastExplained(awaited, shown.get(webstoreId));
      if (last < 0) continue;
      const met = awaited.splice(0, last + 1);
      if (awaited.length === 0) this.awaited.delete(webstoreId);
      const isMeasured = met.at(-1)?.doubtful === false;
      for (const { acknowledgedAt, doubtful } of met) {
        if (isMeasured && !doubtful) this.found.push({ webstoreId, acknowledgedAt, foundAt: at });
      }
    }
  }

  /** Acknowledged changes that were never found, as readable lines. */
  get missing(): string[] {
    return [...this.awaited].flatMap(([webstoreId, awaited]) =>
      awaited
        .filter(({ doubtful }) => !doubtful)
        .map(({ number }) => `${webstoreId}: ${number === null ? 'taking it off' : `edit ${number}`}`),
    );
  }

  private await(webstoreId: string, change: Awaited): void {
    const awaited = this.awaited.get(webstoreId);
    if (awaited) awaited.push(change);
    else this.awaited.set(webstoreId, [change]);
  }
}

/** The index of the last change that this observation proves; those before it were superseded. */
const lastExplained = (awaited: readonly Awaited[], shown: number | undefined): number =>
  shown === undefined
    ? awaited.findLastIndex(({ number }) => number === null)
    : awaited.findLastIndex(({ number }) => number !== null && number <= shown);
