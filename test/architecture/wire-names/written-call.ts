/**
 * The names of one call, written as text: names stand between spaces, the names inside of one stand in braces after it
 * (`data{user{id}}`). An array is written as its elements, an answer of several shapes as all of them together.
 */
export interface WrittenNames {
  headers?: string;
  query?: string;
  body?: string;
  answer?: string;
}

export interface WrittenCall extends WrittenNames {
  /** Names that Posy has beyond those of the requirements. */
  own?: WrittenNames;
}

/** Calls by method and path; the path parameters stand in the path. */
export type WrittenCalls = Record<string, WrittenCall>;

/** Every name with the names it lies in: `a{b c}` is `a`, `a.b`, `a.c`. */
export function namesIn(written: string): string[] {
  const names: string[] = [];
  const inside: string[] = [];
  for (const token of written.match(/[^\s{}]+|[{}]/g) ?? []) {
    if (token === '{') inside.push(names.at(-1) ?? '');
    else if (token === '}') inside.pop();
    else names.push([...inside.slice(-1), token].join('.'));
  }
  return names;
}
