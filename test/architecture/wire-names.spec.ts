import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { billingCalls } from './wire-names/billing-calls.js';
import { laterCalls } from './wire-names/later-calls.js';
import { messagingCalls } from './wire-names/messaging-calls.js';
import { operationsCalls } from './wire-names/operations-calls.js';
import { ownCalls } from './wire-names/own-calls.js';
import { requiredCalls } from './wire-names/required-calls.js';
import { servedCalls, type NamedDocument } from './wire-names/served-names.js';
import { namesIn, type WrittenCall, type WrittenCalls, type WrittenNames } from './wire-names/written-call.js';

// Imports nothing of the contracts: openapi.spec.ts checks that the document matches the contracts, and this spec
// checks that the document matches the requirements.
const served = servedCalls(JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as NamedDocument);
const tables: WrittenCalls[] = [requiredCalls, ownCalls, messagingCalls, billingCalls, operationsCalls];
const written = new Map(tables.flatMap((table) => Object.entries(table)));
const parts = ['headers', 'query', 'body', 'answer'] as const satisfies (keyof WrittenNames)[];

const writtenNames = (call: WrittenCall, part: keyof WrittenNames) =>
  new Set(namesIn(`${call[part] ?? ''} ${call.own?.[part] ?? ''}`));
const inPath = (call: string) => [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The names that only one side has, call by call. */
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
  it('of calls are all listed, method and path', () => {
    expect([...served.keys()].filter((call) => !written.has(call))).toEqual([]);
  });

  it('of listed calls are all served, method and path [OP-41]', () => {
    expect([...written.keys()].filter((call) => !served.has(call))).toEqual([]);
    expect(written.size).toBe(tables.reduce((sum, table) => sum + Object.keys(table).length, 0));
  });

  it('of parameters and fields are all listed', () => {
    expect(differences((names) => names.served.difference(names.written))).toEqual([]);
  });

  it('of listed parameters and fields are all served [OP-40]', () => {
    expect(differences((names) => names.written.difference(names.served))).toEqual([]);
  });

  it('of path parameters match the path', () => {
    for (const [call, { path }] of served) expect([call, ...path]).toEqual([call, ...inPath(call)]);
  });

  it('of a refusal are the same for every call', () => {
    const refusal = namesIn('status error message fields params correlationId').toSorted();
    for (const [call, its] of served) expect([call, its.refusal.toSorted()]).toEqual([call, refusal]);
  });

  it('of later calls are listed before there is a route for them', () => {
    // A call that is served moves to `required-calls.ts`, where its names are compared.
    expect(Object.keys(laterCalls).filter((call) => served.has(call) || written.has(call))).toEqual([]);
  });
});
