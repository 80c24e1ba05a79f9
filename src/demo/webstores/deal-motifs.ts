/** A webstore to which a motif is dealt. */
export interface Player {
  /** The motifs that suit it, the best first; one alone is fixed. */
  motifs: readonly string[];
  /** Number of motifs, from the first on, that show its own trade. */
  own: number;
}

/**
 * Deals a motif to each player so that no two that are shown together have the same, as long as there are enough. The
 * first in each group get motifs of their own trade, in the order of their lists: all that are first, then all that are
 * second, and so on. Of the others, the one with the fewest remaining motifs is next (DSATUR by Daniel Brélaz, with a
 * list of colors for each node), and gets the motif among them that was dealt least often.
 * @param together positions of players that are shown together, in the order in which they are shown
 * @param preferred positions of players that get a motif of their own trade before all others
 * @returns the motif of each player
 */
export function dealMotifs(
  players: readonly Player[],
  together: readonly (readonly number[])[],
  preferred: readonly number[] = [],
): string[] {
  const neighbors = neighborsOf(players.length, together);
  const blocked = players.map(() => new Map<string, number>());
  const dealt = players.map(() => '');
  const timesDealt = new Map<string, number>();
  const queue = new FewestFirst(players.map(({ motifs }) => motifs.length));
  const deal = (player: number, motif: string) => {
    queue.remove(player);
    dealt[player] = motif;
    timesDealt.set(motif, (timesDealt.get(motif) ?? 0) + 1);
    for (const neighbor of neighbors[player] ?? []) {
      const times = blocked[neighbor]?.get(motif) ?? 0;
      blocked[neighbor]?.set(motif, times + 1);
      if (times === 0 && players[neighbor]?.motifs.includes(motif)) queue.oneFewer(neighbor);
    }
  };
  for (const first of [...preferred, ...inOrderOfPosition(together)]) {
    const { motifs = [], own = 0 } = players[first] ?? {};
    const motif = dealt[first] === '' ? motifs.slice(0, own).find((one) => !blocked[first]?.has(one)) : undefined;
    if (motif !== undefined) deal(first, motif);
  }
  for (let next = queue.next(); next !== undefined; next = queue.next()) {
    deal(next, leastOf(players[next]?.motifs ?? [], blocked[next] ?? new Map<string, number>(), timesDealt));
  }
  return dealt;
}

/** The players that are first in a group, then those that are second, and so on. */
function inOrderOfPosition(together: readonly (readonly number[])[]): number[] {
  const longest = together.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, position) => together.flatMap((group) => group[position] ?? [])).flat();
}

function neighborsOf(count: number, together: readonly (readonly number[])[]): Set<number>[] {
  const neighbors = Array.from({ length: count }, () => new Set<number>());
  for (const group of together) {
    for (const one of group) for (const other of group) if (one !== other) neighbors[one]?.add(other);
  }
  return neighbors;
}

/** The motif that the fewest neighbors have, among those the one that was dealt least often. */
function leastOf(motifs: readonly string[], blocked: Map<string, number>, times: Map<string, number>): string {
  let best = motifs[0] ?? '';
  const costOf = (motif: string) => (blocked.get(motif) ?? 0) * 1_000_000 + (times.get(motif) ?? 0);
  for (const motif of motifs) if (costOf(motif) < costOf(best)) best = motif;
  return best;
}

/** Players by the number of motifs that they can still get, the fewest first. */
class FewestFirst {
  private readonly byLeft: Set<number>[] = [];
  private readonly left: (number | undefined)[];

  constructor(counts: readonly number[]) {
    this.left = [...counts];
    for (const [player, count] of counts.entries()) this.bucket(count).add(player);
  }

  next(): number | undefined {
    for (const bucket of this.byLeft) for (const player of bucket) return player;
    return undefined;
  }

  remove(player: number): void {
    this.bucket(this.left[player] ?? 0).delete(player);
    this.left[player] = undefined;
  }

  oneFewer(player: number): void {
    const left = this.left[player];
    if (left === undefined) return;
    this.bucket(left).delete(player);
    this.bucket(left - 1).add(player);
    this.left[player] = left - 1;
  }

  private bucket(count: number): Set<number> {
    while (this.byLeft.length <= count) this.byLeft.push(new Set());
    return this.byLeft[count] ?? new Set();
  }
}
