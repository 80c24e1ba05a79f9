import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultKind } from './faults.ts';

/** A rule of the pipeline that the programs break: a text that occurs once in a compiled file is replaced. */
export interface Mutant {
  name: string;
  /** The text with the broken rule. */
  broken: string;
  edits: readonly { file: string; from: string; to: string }[];
  /** Faults under which it is detected. */
  faults: readonly FaultKind[];
}

export const mutants: readonly Mutant[] = [
  {
    name: 'documents dropped',
    broken: 'of a hundred documents two are never sent to the engine, and count as indexed',
    edits: [
      {
        file: 'dist/src/directory/index/listing-index.js',
        from: 'this.bulk(this.writeAlias, writes, {',
        to: 'this.bulk(this.writeAlias, writes.filter(() => Math.random() >= 0.02), {',
      },
    ],
    faults: ['engine says 503', 'network slow', 'event loop blocked'],
  },
  {
    name: 'done too early',
    broken: 'a delivery is marked done with the projection, before the engine has the document',
    edits: [
      {
        file: 'dist/src/directory/reactions/project-listing-when-webstore-changed.js',
        from: 'const open = batch.filter(',
        to: 'await this.deliveries.markDone(em, [...openIds]);\n            const open = batch.filter(',
      },
    ],
    faults: ['engine says 503', 'network slow', 'projection paused before its write'],
  },
  {
    name: 'older wins',
    broken: 'the engine is not told versions, so whatever is written last stays',
    edits: [
      {
        file: 'dist/src/directory/index/listing-index.js',
        from: `version,
                version_type: 'external'
            };`,
        to: '};',
      },
    ],
    faults: ['projection paused before its write', 'network slow'],
  },
  {
    name: 'delivery not written',
    broken: 'of a hundred messages two have no deliveries',
    edits: [
      {
        file: 'dist/src/platform/messages/message-rows.js',
        from: `return [
        message,
        ...deliveries
    ];`,
        to: 'return Math.random() < 0.02 ? [message] : [message, ...deliveries];',
      },
    ],
    faults: ['Redis emptied', 'network slow', 'event loop blocked'],
  },
  {
    name: 'push too early',
    broken: "vendors are pushed 'live' while their document is on its way",
    edits: [
      {
        file: 'dist/src/directory/publication-push.js',
        from: "await this.push.toUser(userId, 'PublicationChanged', view,",
        to: "await this.push.toUser(userId, 'PublicationChanged', { ...view, state: 'live' },",
      },
    ],
    faults: ['engine says 503', 'network slow'],
  },
  {
    name: 'stale cache',
    broken: 'the api keeps answers for ten seconds, whatever is announced',
    edits: [
      {
        file: 'dist/src/directory/search/search-cache.js',
        from: 'this.refreshes.onRefresh(()=>this.dropAll())',
        to: 'this.refreshes.onRefresh(()=>undefined)',
      },
      {
        file: 'dist/src/directory/search/search-cache.js',
        from: 'export const timeToLive = 1_000;',
        to: 'export const timeToLive = 10_000;',
      },
    ],
    faults: ['network slow', 'event loop blocked'],
  },
  {
    name: 'photo not checked',
    broken: 'of ten photos three are never checked, and count as done',
    edits: [
      {
        file: 'dist/src/webstore/reactions/images/check-image-when-image-uploaded.js',
        from: 'else if (!image.isChecked) {',
        to: 'else if (!image.isChecked && Math.random() >= 0.3) {',
      },
    ],
    faults: ['storage away', 'photo worker killed during a check'],
  },
  {
    name: 'payment forgotten',
    broken: 'of ten first payments three are made for a customer whom nobody remembers',
    edits: [
      {
        file: 'dist/src/billing/checkouts.js',
        from: 'customer.providerId = providerId',
        to: 'Math.random() >= 0.3 && (customer.providerId = providerId)',
      },
    ],
    faults: ['network slow', 'event loop blocked'],
  },
];

/**
 * Breaks the copy of the programs in a folder.
 * @throws Error when a text does not occur in its file exactly once: the mutant has to follow the product
 */
export function breakPrograms({ name, edits }: Pick<Mutant, 'name' | 'edits'>, folder: string): void {
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const sound = readFileSync(path, 'utf8');
    if (sound.split(from).length !== 2) throw new Error(`'${name}': ${file} does not have exactly once: ${from}`);
    writeFileSync(
      path,
      sound.replace(from, () => to),
    );
  }
}
