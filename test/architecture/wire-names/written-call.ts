/**
 * The names of one call, written as text: names are separated by spaces, the names inside of one follow it in braces
 * (`data{user{id}}`). An array is written as its elements, a response of several shapes as all of them together.
 */
export interface WrittenNames {
  headers?: string;
  query?: string;
  body?: string;
  answer?: string;
}

export interface WrittenCall extends WrittenNames {
  /** Posy's names beyond those of the requirements. */
  own?: WrittenNames;
}

/** Calls by method and path, with the path parameters in the path. */
export type WrittenCalls = Record<string, WrittenCall>;

/** Every name with the names that contain it: `a{b c}` is `a`, `a.b`, `a.c`. */
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
