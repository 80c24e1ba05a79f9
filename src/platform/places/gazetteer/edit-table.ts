const width = 64;
/** More than any number of mistakes or letters. */
const far = 99;

/**
 * How many mistakes turn the beginning of a name into a text, for one name after the other: a row for each letter of the
 * name, made from the two rows above it (a letter missing, too many, wrong, or swapped with its neighbour; the optimal
 * string alignment distance of Damerau and Levenshtein, in a band as wide as the limit). Rows of letters that the next
 * name shares are kept.
 */
export class EditTable {
  private readonly rows = new Uint8Array(width * width);
  /** Fewest mistakes for any beginning of the name up to here. */
  private readonly fewest = new Uint8Array(width);
  /** How many letters of the last name have a row. */
  private depth = 0;
  /** Row on which everything is over the limit already; nothing below it is looked at. */
  private deadAt = far;
  private readonly text: Uint8Array;
  /** Beyond this many letters of a name there is nothing to win. */
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

  /** Whether no name that begins with the same letters as the last one, up to its dead row, can match. */
  get deadFrom(): number {
    return this.deadAt;
  }

  /**
   * Fewest mistakes for any beginning of the name; more than the limit stands for too many.
   * @param shared how many letters it shares with the name that was followed before
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
