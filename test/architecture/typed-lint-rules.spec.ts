import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted } from './lint-planted.js';

/** One fault for each rule that needs types, and the rule that must refuse it. */
const faults: [code: string, refusedBy: string][] = [
  ['export const value: unknown = await five;', 'await-thenable'],
  ['delete list[0];', 'no-array-delete'],
  ['export const words = String(record);', 'no-base-to-string'],
  ['outdated();', 'no-deprecated'],
  ['export type Same = Text | Text;', 'no-duplicate-type-constituents'],
  ['later.then(() => 1);', 'no-floating-promises'],
  ['for (const place in list) outdatedBy(place);', 'no-for-in-array'],
  ["setTimeout('outdatedBy()');", 'no-implied-eval'],
  ['list.forEach(async () => { await later; });', 'no-misused-promises'],
  ['export type Wide = Text | any;', 'no-redundant-type-constituents'],
  ["if (record) outdatedBy('always');", 'no-unnecessary-condition'],
  ['export const text = record.text as string;', 'no-unnecessary-type-assertion'],
  ['outdatedBy(anything);', 'no-unsafe-argument'],
  ['export const copy = anything;', 'no-unsafe-assignment'],
  ['anything();', 'no-unsafe-call'],
  ['export const isRed = colour === 1;', 'no-unsafe-enum-comparison'],
  ['void anything.member;', 'no-unsafe-member-access'],
  ['export const read = (): string => anything;', 'no-unsafe-return'],
  ['export const minus = -record;', 'no-unsafe-unary-minus'],
  ["export function fail() { throw 'text'; }", 'only-throw-error'],
  ["export const failed = () => Promise.reject('text');", 'prefer-promise-reject-errors'],
  ['list.sort();', 'require-array-sort-compare'],
  ['export const sum = five + record;', 'restrict-plus-operands'],
  [`export const shown = \`\${list}\`;`, 'restrict-template-expressions'],
  ['export async function read() { try { return later; } catch { return 1; } }', 'return-await'],
  ["switch (answer) { case 'yes': break; }", 'switch-exhaustiveness-check'],
  ['export const loose = store.save;', 'unbound-method'],
  ['later.catch((error) => error);', 'use-unknown-in-catch-callback-variable'],
];

const declarations = `
  type Text = string;
  declare const anything: any;
  declare const five: number;
  declare const list: number[];
  declare const record: { text: string };
  declare const later: Promise<number>;
  declare const answer: 'yes' | 'no';
  declare const store: Store;
  declare const colour: Colour;
  enum Colour { red, blue }
  declare class Store { save(): void }
  declare function outdatedBy(text?: string): void;
  /** @deprecated by the next version */
  declare function outdated(): void;
  export {};
`;

const fileOf = (at: number) => `src/fault-${at}.ts`;

let rulesAgainst: (file: string) => string[];

beforeAll(() => {
  rulesAgainst = lintPlanted(new Map(faults.map(([code], at) => [fileOf(at), declarations + code])));
});

describe('the lint rules that need types', () => {
  it.each(faults.map(([code, rule], at) => ({ code, rule, at })))('$code: $rule', ({ rule, at }) => {
    expect(rulesAgainst(fileOf(at))).toContain(`typescript(${rule})`);
  });
});
