import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Rule {
  name: string;
}
interface Finding {
  from: string;
  to: string;
  rule: Rule;
}
interface Summary {
  violations: Finding[];
  ruleSetUsed: { forbidden: Rule[] };
}

const allowed = 'allowed';
const folderCircles = 'no-folder-circles';

/** File, its import, and the rule that must refuse it. */
const imports: [file: string, imported: string, refusedBy: string][] = [
  ['contracts/webstore/a.routes.ts', '../shared/route.js', allowed],
  ['contracts/webstore/b.routes.ts', '#src/identity/public/facade.js', 'contracts-are-a-leaf'],
  ['contracts/webstore/c.routes.ts', '../../web/src/ui/button.js', 'contracts-are-a-leaf'],
  ['contracts/webstore/d.requests.ts', 'class-transformer', 'contracts-without-class-transformer'],
  ['contracts/webstore/e.requests.ts', 'jest', 'no-development-package-in-programs'],
  ['contracts/webstore/f.requests.ts', 'ajv', 'no-undeclared-package'],
  ['contracts/webstore/g.requests.ts', './nowhere.js', 'no-unresolvable'],
  ['src/platform/http/a.ts', '#contracts/shared/route.js', allowed],
  ['src/platform/http/a2.ts', '#contracts/errors.js', allowed],
  ['src/platform/http/b.ts', '#contracts/webstore/enums.js', 'platform-has-no-business-words'],
  ['src/platform/http/c.ts', '../../identity/public/facade.js', 'platform-has-no-business-words'],
  ['src/webstore/commands/a.ts', '../domain/webstore.js', allowed],
  ['src/webstore/commands/b.ts', '../../platform/domain/aggregate.js', allowed],
  ['src/webstore/commands/c.ts', '#src/identity/public/facade.js', allowed],
  ['src/webstore/commands/d.ts', '#contracts/billing/billing.messages.js', allowed],
  ['src/webstore/commands/e.ts', '#src/identity/users/domain/user.js', 'context-reads-lower-floors-only'],
  ['src/webstore/commands/f.ts', '#src/billing/public/facade.js', 'context-reads-lower-floors-only'],
  ['src/webstore/commands/g.ts', '#src/content/public/facade.js', 'context-reads-lower-floors-only'],
  ['src/webstore/commands/h.ts', '#workers/reindex/reindex.js', 'context-reads-lower-floors-only'],
  ['src/directory/queries/a.ts', '#src/webstore/public/facade.js', allowed],
  ['src/directory/queries/c.ts', '#src/webstore/catalogue/catalogue.js', allowed],
  ['src/directory/queries/b.ts', '#src/webstore/domain/webstore.js', 'context-reads-lower-floors-only'],
  ['src/webstore/webstore.module.ts', '../identity/identity.module.js', allowed],
  ['src/webstore/webstore.http.module.ts', '../billing/billing.module.js', 'context-modules-name-lower-modules-only'],
  ['src/content/content.module.ts', '../identity/users/domain/user.js', 'context-modules-name-lower-modules-only'],
  ['src/webstore/commands/i.ts', '../../identity/identity.module.js', 'context-reads-lower-floors-only'],
  ['src/webstore/domain/j.ts', '../catalogue/catalogue.js', allowed],
  ['src/webstore/domain/a.ts', '#contracts/webstore/webstore.messages.js', allowed],
  ['src/webstore/domain/b.ts', '#contracts/billing/enums.js', allowed],
  ['src/webstore/domain/c.ts', '@mikro-orm/core', allowed],
  ['src/webstore/domain/d.ts', '#contracts/billing/billing.messages.js', 'domain-stands-alone'],
  ['src/webstore/domain/e.ts', '../commands/a.js', 'domain-stands-alone'],
  ['src/webstore/domain/f.ts', '#contracts/webstore/a.routes.js', 'domain-stands-alone'],
  ['src/webstore/domain/g.ts', '#src/platform/http/a.js', 'domain-stands-alone'],
  ['src/webstore/domain/i.ts', '../../platform/domain/aggregate.js', allowed],
  ['src/webstore/domain/h.ts', '@nestjs/common', 'domain-packages'],
  ['src/weddings/domain/a.ts', '#src/platform/domain/aggregate.js', 'only-known-contexts'],
  ['src/demo/words/a.ts', '#src/webstore/catalogue/catalogue.js', allowed],
  ['src/demo/a.ts', '../webstore/commands/a.js', allowed],
  ['src/demo/b.ts', '../identity/identity.module.js', allowed],
  ['src/demo/a2.ts', '../identity/accounts/commands/a.js', allowed],
  ['src/demo/c.ts', '../identity/users/domain/user.js', 'demo-uses-commands-only'],
  ['src/demo/d.ts', '../directory/queries/a.js', 'demo-uses-commands-only'],
  ['workers/reindex/a.ts', '#src/directory/directory.module.js', allowed],
  ['workers/reindex/b.ts', '#src/message-routes.js', allowed],
  ['workers/reindex/b2.ts', '#src/schema.js', allowed],
  ['workers/reindex/c.ts', '#src/directory/queries/a.js', 'workers-import-modules-only'],
  ['workers/reindex/d.ts', '#src/platform/http/a.js', 'workers-without-http'],
  ['workers/reindex/e.ts', '../relay/relay.js', 'no-worker-imports-another'],
  ['web/src/features/directory/a.tsx', '../../ui/button.js', allowed],
  ['web/src/features/directory/b.tsx', '#contracts/webstore/enums.js', allowed],
  ['web/src/features/directory/c.tsx', '../webstore/card.js', 'no-feature-imports-another'],
  ['web/src/features/directory/d.tsx', '#src/platform/http/a.js', 'web-imports-contracts-only'],
  ['web/src/ui/a.tsx', '../features/webstore/card.js', 'ui-and-lib-know-no-feature'],
  ['web/src/lib/a.ts', '../app/routes.js', 'ui-and-lib-know-no-feature'],
  ['web/src/features/directory/e.tsx', '../../app/routes.js', 'features-know-no-app'],
  ['src/operations/commands/a.ts', '#src/identity/accounts/commands/a.js', allowed],
  ['src/operations/commands/b.ts', '#src/identity/users/domain/user.js', 'context-reads-lower-floors-only'],
  ['src/webstore/commands/j.ts', '#src/identity/accounts/commands/a.js', 'context-reads-lower-floors-only'],
  ['src/identity/users/domain/a.ts', '../../vendors/domain/vendor.js', 'identity-subjects-read-lower-subjects-only'],
  ['src/identity/vendors/domain/vendor.ts', '../../users/domain/user.js', allowed],
  ['src/identity/users/user-view.ts', './domain/user.js', allowed],
  ['src/identity/users/domain/b.ts', '../user-view.js', 'domain-stands-alone'],
  ['src/identity/people/a.ts', '../users/domain/user.js', 'only-known-subjects-of-identity'],
  ['src/identity/users/domain/chicken.ts', './chicken.js', 'no-cycles'],
  ['src/identity/accounts/commands/a.ts', './b.spec.js', 'no-import-of-a-spec'],
];

const imported = [
  'contracts/errors.ts',
  'contracts/shared/route.ts',
  'contracts/billing/billing.messages.ts',
  'contracts/billing/enums.ts',
  'contracts/webstore/enums.ts',
  'contracts/webstore/webstore.messages.ts',
  'src/message-routes.ts',
  'src/schema.ts',
  'src/platform/domain/aggregate.ts',
  'src/identity/accounts/commands/b.spec.ts',
  'src/identity/users/domain/user.ts',
  'src/identity/public/facade.ts',
  'src/content/public/facade.ts',
  'src/billing/billing.module.ts',
  'src/billing/public/facade.ts',
  'src/identity/identity.module.ts',
  'src/webstore/catalogue/catalogue.ts',
  'src/webstore/domain/webstore.ts',
  'src/webstore/public/facade.ts',
  'src/directory/directory.module.ts',
  'workers/reindex/reindex.ts',
  'workers/relay/relay.ts',
  'web/src/app/routes.tsx',
  'web/src/ui/button.tsx',
  'web/src/features/webstore/card.tsx',
];

const root = process.cwd();
let tree: string;
let rules: Rule[];
let found: Finding[];

beforeAll(async () => {
  await mkdir('.data', { recursive: true });
  tree = await mkdtemp(resolve('.data', 'imports-'));
  const { imports: aliases } = JSON.parse(await readFile('package.json', 'utf8'));
  const declared = { '@mikro-orm/core': '*', '@nestjs/common': '*', 'class-transformer': '*' };
  const project = { type: 'module', imports: aliases, dependencies: declared, devDependencies: { jest: '*' } };
  await write('package.json', JSON.stringify(project));
  for (const file of imported) await write(file, 'export const something = 1;\n');
  for (const [file, target] of imports) await write(file, `import * as all from '${target}';\nexport default all;\n`);
  const summary = await cruise();
  found = summary.violations;
  rules = summary.ruleSetUsed.forbidden;
});
afterAll(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), text);
}

function cruise(): Promise<Summary> {
  const cli = join(root, 'node_modules/.bin/depcruise');
  const words = [
    cli,
    '--config',
    join(root, '.dependency-cruiser.mjs'),
    '-T',
    'json',
    'contracts',
    'src',
    'workers',
    'web',
  ];
  return new Promise((done, fail) => {
    execFile(process.execPath, words, { cwd: tree, maxBuffer: 2 ** 26 }, (_exitCode, answer, complaint) => {
      if (!answer.startsWith('{')) return fail(new Error(complaint));
      done(JSON.parse(answer).summary);
    });
  });
}

describe('the import table', () => {
  it.each(imports)('%s importing %s: %s', (file, _imported, refusedBy) => {
    const refusals = found.filter((finding) => finding.from === file).map((finding) => finding.rule.name);
    expect(new Set(refusals)).toEqual(new Set(refusedBy === allowed ? [] : [refusedBy]));
  });

  it('refuses folders that import each other', () => {
    const circles = found.filter(({ rule }) => rule.name === folderCircles).map(({ from, to }) => [from, to]);
    expect(circles).toContainEqual(['src/webstore/commands', 'src/webstore/domain']);
    expect(circles).toContainEqual(['src/webstore/domain', 'src/webstore/commands']);
    expect(circles).toContainEqual(['src/identity/users/domain', 'src/identity/users']);
  });

  it('has no rule without an example here', () => {
    const proven = new Set([...imports.map(([, , rule]) => rule), folderCircles]);
    expect(rules.map((rule) => rule.name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
