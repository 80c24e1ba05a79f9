import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted } from './lint-planted.js';

const allowed = 'allowed';

/** File, its content, and the rule that must refuse it. */
const lines: [file: string, line: string, refusedBy: string][] = [
  ['src/webstore/commands/a.ts', 'export const port = process.env.PORT;', 'posy(no-environment)'],
  ['src/platform/database/a.ts', 'export const port = process.env.PORT;', 'posy(no-environment)'],
  ['web/src/lib/a.ts', 'export const port = process.env.PORT;', 'posy(no-environment)'],
  ['src/main.ts', 'export default Config.fromEnvironment(process.env);', allowed],
  ['docker/local/a.ts', 'export const port = process.env.PORT;', allowed],
  [
    'workers/reindex/a.ts',
    "import { env } from 'node:process'; export const all = env;",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/webstore/commands/b.ts',
    'export const save = (em: any) => em.transactional(() => {});',
    'posy(no-own-transaction)',
  ],
  ['src/webstore/commands/c.ts', 'export const save = (em: any) => em.begin();', 'posy(no-own-transaction)'],
  ['src/webstore/commands/c2.ts', 'export const save = (orm: any) => orm.em.begin();', 'posy(no-own-transaction)'],
  ['src/webstore/commands/c3.ts', 'export const save = (deliveries: any) => deliveries.begin();', allowed],
  ['src/platform/database/b.ts', 'export const save = (em: any) => em.transactional(() => {});', allowed],
  [
    'src/webstore/commands/d.ts',
    'export class A { constructor(readonly em: EntityManager) {} }',
    'posy(no-injected-entity-manager)',
  ],
  [
    'src/webstore/commands/e.ts',
    'export class A { constructor(@Inject() private em: SqlEntityManager) {} }',
    'posy(no-injected-entity-manager)',
  ],
  ['src/webstore/commands/e2.ts', 'export class A { constructor(readonly orm: MikroORM) {} }', 'posy(no-injected-orm)'],
  ['src/platform/messages/e.ts', 'export class A { constructor(readonly orm: MikroORM) {} }', allowed],
  [
    'src/platform/messages/f.ts',
    'export class A { constructor(readonly em: EntityManager) {} }',
    'posy(no-injected-entity-manager)',
  ],
  ['src/webstore/commands/f.ts', 'export class A { execute(em: EntityManager) { return em; } }', allowed],
  [
    'src/webstore/commands/g.ts',
    "import { EventBus } from '@nestjs/cqrs'; export default EventBus;",
    'eslint(no-restricted-imports)',
  ],
  ['src/webstore/commands/h.ts', "import { CommandBus } from '@nestjs/cqrs'; export default CommandBus;", allowed],
  [
    'src/webstore/a.ts',
    "import { forwardRef } from '@nestjs/common'; export default forwardRef;",
    'eslint(no-restricted-imports)',
  ],
  ['src/webstore/b.ts', 'export const scope = Scope.REQUEST;', 'posy(no-request-scope)'],
  ['contracts/webstore/a.ts', "export * from './webstore-content.js';", 'posy(no-barrel)'],
  ['contracts/webstore/b.ts', "export { emptyDraft } from './webstore-content.js';", 'posy(no-barrel)'],
  ['src/webstore/commands/a.spec.ts', "jest.mock('./publish-webstore.js');", 'posy(no-mocked-module)'],
  [
    'test/integration/a.spec.ts',
    "jest.unstable_mockModule('./publish-webstore.js', () => ({}));",
    'posy(no-mocked-module)',
  ],
  ['web/src/ui/a.tsx', 'export const a = <p>Saved</p>;', 'posy(no-literal-words)'],
  ['web/src/ui/b.tsx', 'export const b = <img alt="Roses" />;', 'posy(no-literal-words)'],
  ['web/src/ui/c.tsx', 'export const c = (words: string) => <p title={words}>, {words}</p>;', allowed],
  ['web/src/ui/a.stories.tsx', 'export const a = <p>Saved</p>;', allowed],
  ['web/src/ui/a.spec.tsx', 'export const a = <p>Saved</p>;', allowed],
  ['web/src/features/directory/a.tsx', 'export const a = <p className="w-[37px]" />;', 'posy(no-raw-value)'],
  [
    'web/src/features/directory/b.tsx',
    'export const b = <p className="desk:basis-[calc(100%-52px)]" />;',
    'posy(no-raw-value)',
  ],
  ['web/src/features/directory/c.tsx', 'export const c = <p className="text-[#6d2e46]" />;', 'posy(no-raw-value)'],
  [
    'web/src/features/directory/d.tsx',
    'export const d = <p className={`flex [padding:3px]`} />;',
    'posy(no-raw-value)',
  ],
  [
    'web/src/features/directory/e.tsx',
    "export const e = <p style={{ color: 'rebeccapurple' }} />;",
    'posy(no-raw-style)',
  ],
  [
    'web/src/features/directory/f.tsx',
    "export const f = <p style={{ inset: '0', backgroundColor: 'red' }} />;",
    'posy(no-raw-style)',
  ],
  ['web/src/features/directory/g.tsx', 'export const g = <path fill="red" d="M0 0h1" />;', 'posy(no-raw-style)'],
  ['web/src/features/directory/a.ts', "export const paint = { 'line-color': '#fff' };", 'posy(no-raw-value)'],
  ['web/src/app/a.ts', "export const shade = 'rgb(0 0 0 / 0.4)';", 'posy(no-raw-value)'],
  [
    'web/src/features/directory/h.tsx',
    'export const h = <p className="grid-cols-[1fr_320px] max-w-[68ch]" />;',
    allowed,
  ],
  ['web/src/features/directory/i.tsx', 'export const i = <p className="pb-[max(--spacing(4),1vh)] w-30" />;', allowed],
  ['web/src/features/directory/j.tsx', 'export const j = <p style={{ width: share }} />;', allowed],
  ['web/src/features/directory/k.tsx', 'export const k = <a href="#faqs"><path fill="currentColor" /></a>;', allowed],
  ['web/src/ui/d.tsx', 'export const d = <p className="w-[37px]" />;', allowed],
  ['src/webstore/long.ts', '// one\n'.repeat(301), 'eslint(max-lines)'],
  ['src/webstore/catalogue/long.ts', '// one\n'.repeat(301), allowed],
  ['src/webstore/tall.ts', `export function tall() {\n${'  tall();\n'.repeat(60)}}`, 'eslint(max-lines-per-function)'],
  ['src/webstore/tall.spec.ts', `export function tall() {\n${'  tall();\n'.repeat(60)}}`, allowed],
  ['web/src/lib/b.ts', "import { Url } from './url.js'; export type Address = Url;", 'posy(type-imports)'],
  [
    'src/webstore/e.ts',
    "import { Url } from './url.js'; @Injectable() export class A { constructor(readonly url: Url) {} }",
    allowed,
  ],
  ['web/src/ui/e.tsx', 'export function E() { return <p>{Date.now()}</p>; }', 'react(purity)'],
  ['web/src/lib/c.ts', 'export function useA(on: boolean) { if (on) useState(1); }', 'react-hooks(rules-of-hooks)'],
  [
    'web/src/lib/d.ts',
    "export const useB = (id: string) => useQuery({ queryKey: ['b'], queryFn: () => get(id) });",
    '@tanstack/query(exhaustive-deps)',
  ],
  ['docker/local/b.ts', '// oxlint-disable-next-line no-var\nexport const b = 1;', 'unused-directive'],
];

/** The rules that this is about: others may see more in a line that stands alone. */
const watched = new Set(lines.map(([, , rule]) => rule));

let rulesAgainst: (file: string) => string[];

beforeAll(() => {
  rulesAgainst = lintPlanted(new Map(lines.map(([file, line]) => [file, line])));
});

describe('the lint rules', () => {
  it.each(lines.map(([file, line, rule]) => ({ file, line: line.split('\n')[0], rule })))(
    '$file: $line: $rule',
    ({ file, rule }) => {
      const refused = rulesAgainst(file).filter((found) => watched.has(found));
      expect(new Set(refused)).toEqual(new Set(rule === allowed ? [] : [rule]));
    },
  );
});
