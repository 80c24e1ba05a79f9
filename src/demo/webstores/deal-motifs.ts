/** A webstore to which a motif is dealt. */
export interface Player {
  /** The motifs that suit it; one alone is fixed. */
  motifs: readonly string[];
}

/**
 * Deals a motif to each player so that no two that are shown together have the same, as long as there are enough: the
 * one with the fewest remaining motifs is next (DSATUR by Daniel Brélaz, with a list of colors for each node), and gets
 * the motif among them that was dealt least often.
 * @param together positions of players that are shown together
 * @returns the motif of each player
 */
export function dealMotifs(players: readonly Player[], together: readonly (readonly number[])[]): string[] {
  const neighbors = neighborsOf(players.length, together);
  const blocked = players.map(() => new Map<string, number>());
  const dealt = players.map(() => '');
  const timesDealt = new Map<string, number>();
  const queue = new FewestFirst(players.map(({ motifs }) => motifs.length));
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    const motif = leastOf(players[next]?.motifs ?? [], blocked[next] ?? new Map<string, number>(), timesDealt);
    dealt[next] = motif;
    timesDealt.set(motif, (timesDealt.get(motif) ?? 0) + 1);
    for (const neighbor of neighbors[next] ?? []) {
      const times = blocked[neighbor]?.get(motif) ?? 0;
      blocked[neighbor]?.set(motif, times + 1);
      if (times === 0 && players[neighbor]?.motifs.includes(motif)) queue.oneFewer(neighbor);
    }
  }
  return dealt;
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

  take(): number | undefined {
    for (const bucket of this.byLeft) {
      for (const player of bucket) {
        bucket.delete(player);
        this.left[player] = undefined;
        return player;
      }
    }
    return undefined;
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
