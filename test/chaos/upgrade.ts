import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { indexGeneration } from '#src/directory/index/mapping.js';
import { copyPrograms, type Installation, type ProgramName } from './installation.ts';
import { breakPrograms } from './mutants.ts';
import type { Victim } from './program-strikes.ts';

/** Programs that move to the next version while the others still run the previous one, and those that follow. */
const orders = {
  'workers first': [
    ['reindex-1', 'relay', 'reactions', 'mail', 'images'],
    ['api', 'reindex-2'],
  ],
  'api first': [
    ['api', 'reindex-1'],
    ['relay', 'reactions', 'mail', 'images', 'reindex-2'],
  ],
} as const satisfies Record<string, readonly [readonly ProgramName[], readonly ProgramName[]]>;
export type UpgradeOrder = keyof typeof orders;

/** Milliseconds for which a program of the previous version is down when it is killed during an upgrade. */
const restartMs = 500;

/**
 * Moves the programs to the next version one by one. Meanwhile both versions run concurrently, and an indexer of the
 * previous one is killed and restarted. The next version has another definition of the index and one more consumer.
 */
export const rollingUpgrade =
  (order: UpgradeOrder) =>
  async (site: Installation, { lastsMs }: Victim): Promise<boolean> => {
    const next = site.upgrades + 1;
    writeNextVersion(site, next);
    const [early, late] = orders[order];
    for (const name of early) await site.programs[name].moveTo(site.folderOf(next));
    site.upgrades = next;
    await sleep(lastsMs / 2);
    await site.programs['reindex-2'].kill(restartMs);
    await sleep(lastsMs / 2);
    for (const name of late) await site.programs[name].moveTo(site.folderOf(next));
    return true;
  };

/** The consumer of all publishes that the nth upgrade has added. */
export const addedConsumer = (upgrade: number): string => `billing.note-upgrade-${upgrade}`;

function writeNextVersion(site: Installation, next: number): void {
  const folder = site.folderOf(next);
  copyPrograms(site.newest, folder);
  const description = join(folder, 'package.json');
  const { version, ...rest } = JSON.parse(readFileSync(description, 'utf8')) as { version: string };
  writeFileSync(description, JSON.stringify({ ...rest, version: `${version}${next}` }));
  writeFileSync(join(folder, 'dist/src/billing/reactions', `note-${next}.js`), reactionOf(next));
  breakPrograms({ name: `upgrade ${next}`, edits: editsOf(next) }, folder);
}

const reactionOf = (upgrade: number) => `
import { Consumes } from '../../platform/deliveries/consumer.js';
export class Note${upgrade} { async react() {} }
Consumes({ consumer: '${addedConsumer(upgrade)}' })(Note${upgrade});
`;

/** The edits that make the nth next version out of the one before. */
export const editsOf = (next: number) => [
  {
    file: 'dist/src/directory/index/mapping.js',
    from: `indexGeneration = ${indexGeneration + next - 1};`,
    to: `indexGeneration = ${indexGeneration + next};`,
  },
  {
    file: 'dist/src/directory/index/mapping.js',
    from: 'const properties = {',
    to: `const properties = { note${next}: keyword,`,
  },
  {
    file: 'dist/src/message-routes.js',
    from: 'new RoutingTable([',
    to: `new RoutingTable([{ message: WebstorePublished, consumer: '${addedConsumer(next)}', queue: 'reactions' },`,
  },
  {
    file: 'dist/src/billing/billing.module.js',
    from: 'export class BillingModule',
    to: `import { Note${next} } from './reactions/note-${next}.js';\nexport class BillingModule`,
  },
  {
    file: 'dist/src/billing/billing.module.js',
    from: 'providers: [',
    to: `providers: [Note${next},`,
  },
];
