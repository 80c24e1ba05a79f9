import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { laterCalls } from './wire-names/later-calls.js';
import { messagingCalls } from './wire-names/messaging-calls.js';
import { operationsCalls } from './wire-names/operations-calls.js';
import { ownCalls } from './wire-names/own-calls.js';
import { requiredCalls } from './wire-names/required-calls.js';
import { servedCalls, type NamedDocument } from './wire-names/served-names.js';
import { namesIn, type WrittenCall, type WrittenCalls, type WrittenNames } from './wire-names/written-call.js';

// Nothing of the contracts is imported here: openapi.spec.ts holds that the document is what they declare, and this
// holds that the document is what the requirements spell.
const served = servedCalls(JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as NamedDocument);
const tables: WrittenCalls[] = [requiredCalls, ownCalls, messagingCalls, operationsCalls];
const written = new Map(tables.flatMap((table) => Object.entries(table)));
const parts = ['headers', 'query', 'body', 'answer'] as const satisfies (keyof WrittenNames)[];

const writtenNames = (call: WrittenCall, part: keyof WrittenNames) =>
  new Set(namesIn(`${call[part] ?? ''} ${call.own?.[part] ?? ''}`));
const inPath = (call: string) => [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The names that only one of the two has, written call by call. */
function differences(has: (side: { written: Set<string>; served: Set<string> }) => Iterable<string>): string[] {
  return [...written].flatMap(([name, call]) => {
    const its = served.get(name);
    if (!its) return [];
    return parts.flatMap((part) => {
      const odd = [...has({ written: writtenNames(call, part), served: new Set(its[part]) })];
      return odd.length === 0 ? [] : [`${name}, ${part}: ${odd.join(' ')}`];
    });
  });
}

describe('the names on the wire', () => {
  it('of calls are all written out, method and path', () => {
    expect([...served.keys()].filter((call) => !written.has(call))).toEqual([]);
  });

  it('of calls that are written out are all served, method and path', () => {
    expect([...written.keys()].filter((call) => !served.has(call))).toEqual([]);
    expect(written.size).toBe(tables.reduce((sum, table) => sum + Object.keys(table).length, 0));
  });

  it('of parameters and fields are all written out', () => {
    expect(differences((names) => names.served.difference(names.written))).toEqual([]);
  });

  it('of parameters and fields that are written out are all served', () => {
    expect(differences((names) => names.written.difference(names.served))).toEqual([]);
  });

  it('of path parameters are those of the path', () => {
    for (const [call, { path }] of served) expect([call, ...path]).toEqual([call, ...inPath(call)]);
  });

  it('of a refusal are the same for every call', () => {
    const refusal = namesIn('status error message fields params correlationId').toSorted();
    for (const [call, its] of served) expect([call, its.refusal.toSorted()]).toEqual([call, refusal]);
  });

  it('of calls to be built are written out before there is a route of them', () => {
    // A call that is served moves to `required-calls.ts`, where its names are compared.
    expect(Object.keys(laterCalls).filter((call) => served.has(call) || written.has(call))).toEqual([]);
  });
});
