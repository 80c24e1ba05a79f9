const width = 64;
/** Larger than any number of mistakes or letters. */
const far = 99;

/**
 * Computes the edit distance between a text and prefixes of names, for one name after the other. It is the optimal
 * string alignment distance (Damerau-Levenshtein: insertions, deletions, substitutions and swaps of neighbours), within
 * a band as wide as the limit. There is a row for each letter of the name; rows of a prefix that the next name shares
 * are reused.
 */
export class EditTable {
  private readonly rows = new Uint8Array(width * width);
  /** Minimum distance of the prefixes up to each row. */
  private readonly fewest = new Uint8Array(width);
  /** Number of letters of the latest name that have a row. */
  private depth = 0;
  /** First row in which all values exceed the limit; later rows are not computed. */
  private deadAt = far;
  private readonly text: Uint8Array;
  /** Number of letters of a name beyond which the distance cannot improve. */
  private readonly deepest: number;

  constructor(
    text: string,
    private readonly limit: number,
  ) {
    this.text = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    this.deepest = Math.min(text.length + limit, width - 1);
    this.rows.fill(far);
    for (let column = 0; column <= Math.min(limit, text.length); column++) this.rows[column] = column;
    this.fewest[0] = text.length;
  }

  /** Number of letters of the latest name with which no name can match. */
  get deadFrom(): number {
    return this.deadAt;
  }

  /**
   * Returns the minimum distance of all prefixes of a name; any value above the limit means no match.
   * @param shared length of the prefix that it shares with the previous name
   */
  follow(name: string, shared: number): number {
    if (shared < this.deadAt) {
      this.deadAt = far;
      if (shared < this.depth) this.depth = shared;
      const deepest = name.length < this.deepest ? name.length : this.deepest;
      while (this.depth < deepest && this.deadAt === far) this.addRow(name);
    }
    return this.fewest[this.depth] ?? far;
  }

  private addRow(name: string): void {
    const { rows, text, limit } = this;
    const depth = (this.depth += 1);
    const [row, above] = [depth * width, (depth - 1) * width];
    const letter = name.charCodeAt(depth - 1);
    const before = name.charCodeAt(depth - 2);
    const from = depth > limit ? depth - limit : 1;
    const to = depth + limit < text.length ? depth + limit : text.length;
    let least = from === 1 ? depth : far;
    rows[row + from - 1] = least;
    for (let column = from; column <= to; column++) {
      const isSame = text[column - 1] === letter;
      const isSwapped = column > 1 && depth > 1 && text[column - 1] === before && text[column - 2] === letter;
      const swapped = isSwapped ? at(rows, above - width + column - 2) + 1 : far;
      const changed = at(rows, above + column - 1) + (isSame ? 0 : 1);
      const missing = at(rows, above + column) + 1;
      const added = at(rows, row + column - 1) + 1;
      const cost = least4(swapped, changed, missing, added);
      rows[row + column] = cost;
      if (cost < least) least = cost;
    }
    if (to < text.length) rows[row + to + 1] = far;
    const whole = to === text.length ? at(rows, row + to) : far;
    const fewestAbove = this.fewest[depth - 1] ?? far;
    this.fewest[depth] = whole < fewestAbove ? whole : fewestAbove;
    if (least > limit) this.deadAt = depth;
  }
}

const at = (rows: Uint8Array, position: number): number => rows[position] ?? far;

function least4(a: number, b: number, c: number, d: number): number {
  const [ab, cd] = [a < b ? a : b, c < d ? c : d];
  return ab < cd ? ab : cd;
}
