import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageKind } from '#contracts/shared/message.js';
import { messageRoutes } from '#src/message-routes.js';

const contexts = globSync('src/*/*.module.ts').flatMap(
  (file) => /^src\/(?!demo)([a-z-]+)\/\1[.]module[.]ts$/.exec(file)?.[1] ?? [],
);

/** The page of each context; vendor-area, which only composes the views of others, has none. */
const pageOf = (context: string) => `docs/${context === 'operations' ? 'operations-room' : context}.md`;
const documented = contexts.filter((context) => context !== 'vendor-area');

/** Names of messages, such as `WebstorePublished`, by wire type. */
let names: Map<string, string>;

beforeAll(async () => {
  names = new Map();
  for (const file of globSync('contracts/*/*.messages.ts')) {
    const declared = (await import(resolve(file))) as Record<string, unknown>;
    for (const [name, kind] of Object.entries(declared))
      if (typeof kind === 'function' && 'type' in kind) names.set((kind as MessageKind).type, name);
  }
});

const contextOf = (type: string) => type.split('.')[0] ?? '';
const sorted = (words: Iterable<string>) => [...new Set(words)].sort((a, b) => a.localeCompare(b));

/** Returns the wire types that a context publishes or consumes. */
const published = (context: string) => [...names.keys()].filter((type) => contextOf(type) === context);
const consumed = (context: string) =>
  messageRoutes
    .entries()
    .filter(({ consumers }) => consumers.some(({ name }) => contextOf(name) === context))
    .map(({ type }) => type);
const named = (types: string[]) => sorted(types.map((type) => names.get(type) ?? type));

/** Returns the code words of a text that look like the name of a message. */
const messagesIn = (text: string) => sorted([...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name));

/** Returns the only paragraph of a page that begins with a word and a colon. */
function paragraph(page: string, word: string): string {
  const found = page.split(/\n\s*\n/).filter((text) => text.startsWith(`${word}: `));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

describe('ARCHITECTURE.md', () => {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6)
    .map(([, name = '', , publishes = '', consumes = '']) => ({
      context: /^\[?([a-z-]+)/.exec(name)?.[1] ?? '',
      publishes,
      consumes,
    }));

  it('lists every context', () => {
    const listed = rows.map(({ context }) => context).filter((context) => contexts.includes(context));
    expect(sorted(listed)).toEqual(sorted(contexts));
    expect(contexts.length).toBeGreaterThan(7);
  });

  it.each(contexts)('lists what %s publishes, and whose messages it consumes', (context) => {
    const row = rows.find((one) => one.context === context);
    expect(messagesIn(row?.publishes ?? '')).toEqual(named(published(context)));
    expect(sorted((row?.consumes ?? '').split(', ').filter(Boolean))).toEqual(
      sorted(consumed(context).map((type) => contextOf(type))),
    );
  });
});

describe.each(documented)('the page of %s', (context) => {
  const page = readFileSync(pageOf(context), 'utf8');

  it('lists the messages that it publishes', () => {
    expect(messagesIn(paragraph(page, 'Publishes'))).toEqual(named(published(context)));
  });

  it('lists the messages that it consumes', () => {
    expect(messagesIn(paragraph(page, 'Consumes'))).toEqual(named(consumed(context)));
  });
});
