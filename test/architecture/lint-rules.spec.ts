import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface LintMessage {
  ruleId: string | null;
}

const syntax = 'no-restricted-syntax';
const imports = 'no-restricted-imports';

const allowed = 'allowed';

/** File, its content, and the rule that must refuse it. */
const lines: [file: string, line: string, refusedBy: string][] = [
  ['src/webstore/commands/a.ts', 'export const port = process.env.PORT;', syntax],
  ['src/platform/database/a.ts', 'export const port = process.env.PORT;', syntax],
  ['web/src/lib/a.ts', 'export const port = process.env.PORT;', syntax],
  ['src/main.ts', 'export default Config.fromEnvironment(process.env);', allowed],
  ['docker/local/a.ts', 'export const port = process.env.PORT;', allowed],
  ['workers/reindex/a.ts', "import { env } from 'node:process'; export const all = env;", imports],
  ['src/webstore/commands/b.ts', 'export const save = (em: any) => em.transactional(() => {});', syntax],
  ['src/webstore/commands/c.ts', 'export const save = (em: any) => em.begin();', syntax],
  ['src/webstore/commands/c2.ts', 'export const save = (orm: any) => orm.em.begin();', syntax],
  ['src/webstore/commands/c3.ts', 'export const save = (deliveries: any) => deliveries.begin();', allowed],
  ['src/platform/database/b.ts', 'export const save = (em: any) => em.transactional(() => {});', allowed],
  ['src/webstore/commands/d.ts', 'export class A { constructor(readonly em: EntityManager) {} }', syntax],
  ['src/webstore/commands/e.ts', 'export class A { constructor(@Inject() private em: SqlEntityManager) {} }', syntax],
  ['src/webstore/commands/e2.ts', 'export class A { constructor(readonly orm: MikroORM) {} }', syntax],
  ['src/platform/messages/e.ts', 'export class A { constructor(readonly orm: MikroORM) {} }', allowed],
  ['src/platform/messages/f.ts', 'export class A { constructor(readonly em: EntityManager) {} }', syntax],
  ['src/webstore/commands/f.ts', 'export class A { execute(em: EntityManager) { return em; } }', allowed],
  ['src/webstore/commands/g.ts', "import { EventBus } from '@nestjs/cqrs'; export default EventBus;", imports],
  ['src/webstore/commands/h.ts', "import { CommandBus } from '@nestjs/cqrs'; export default CommandBus;", allowed],
  ['src/webstore/a.ts', "import { forwardRef } from '@nestjs/common'; export default forwardRef;", imports],
  ['src/webstore/b.ts', 'export const scope = Scope.REQUEST;', syntax],
  ['contracts/webstore/a.ts', "export * from './webstore-content.js';", syntax],
  ['contracts/webstore/b.ts', "export { emptyDraft } from './webstore-content.js';", syntax],
  ['src/webstore/commands/a.spec.ts', "jest.mock('./publish-webstore.js');", syntax],
  ['test/integration/a.spec.ts', "jest.unstable_mockModule('./publish-webstore.js', () => ({}));", syntax],
  ['web/src/ui/a.tsx', 'export const a = <p>Saved</p>;', syntax],
  ['web/src/ui/b.tsx', 'export const b = <img alt="Roses" />;', syntax],
  ['web/src/ui/c.tsx', 'export const c = (words: string) => <p title={words}>, {words}</p>;', allowed],
  ['web/src/ui/a.stories.tsx', 'export const a = <p>Saved</p>;', allowed],
  ['web/src/ui/a.spec.tsx', 'export const a = <p>Saved</p>;', allowed],
  ['web/src/features/directory/a.tsx', 'export const a = <p className="w-[37px]" />;', syntax],
  ['web/src/features/directory/b.tsx', 'export const b = <p className="desk:basis-[calc(100%-52px)]" />;', syntax],
  ['web/src/features/directory/c.tsx', 'export const c = <p className="text-[#6d2e46]" />;', syntax],
  ['web/src/features/directory/d.tsx', 'export const d = <p className={`flex [padding:3px]`} />;', syntax],
  ['web/src/features/directory/e.tsx', "export const e = <p style={{ color: 'rebeccapurple' }} />;", syntax],
  [
    'web/src/features/directory/f.tsx',
    "export const f = <p style={{ inset: '0', backgroundColor: 'red' }} />;",
    syntax,
  ],
  ['web/src/features/directory/g.tsx', 'export const g = <path fill="red" d="M0 0h1" />;', syntax],
  ['web/src/features/directory/a.ts', "export const paint = { 'line-color': '#fff' };", syntax],
  ['web/src/app/a.ts', "export const shade = 'rgb(0 0 0 / 0.4)';", syntax],
  [
    'web/src/features/directory/h.tsx',
    'export const h = <p className="grid-cols-[1fr_320px] max-w-[68ch]" />;',
    allowed,
  ],
  ['web/src/features/directory/i.tsx', 'export const i = <p className="pb-[max(--spacing(4),1vh)] w-30" />;', allowed],
  ['web/src/features/directory/j.tsx', 'export const j = <p style={{ width: share }} />;', allowed],
  ['web/src/features/directory/k.tsx', 'export const k = <a href="#faqs"><path fill="currentColor" /></a>;', allowed],
  ['web/src/ui/d.tsx', 'export const d = <p className="w-[37px]" />;', allowed],
  ['src/webstore/long.ts', '// one\n'.repeat(301), 'max-lines'],
  ['src/webstore/catalogue/long.ts', '// one\n'.repeat(301), allowed],
  ['src/webstore/tall.ts', `export function tall() {\n${'  tall();\n'.repeat(60)}}`, 'max-lines-per-function'],
  ['src/webstore/tall.spec.ts', `export function tall() {\n${'  tall();\n'.repeat(60)}}`, allowed],
];

/** Lints texts without files. */
const program = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const results = [];
  for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
    const [result] = await eslint.lintText(code, { filePath });
    results.push(result.messages);
  }
  console.log(JSON.stringify(results));
`;

let found: LintMessage[][];

beforeAll(async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(lines));
  found = JSON.parse(await text(child.stdout));
});

describe('the lint rules', () => {
  it.each(lines.map(([file, line, rule], at) => ({ file, line: line.split('\n')[0], rule, at })))(
    '$file: $line: $rule',
    ({ rule, at }) => {
      const ours = [syntax, imports, 'max-lines', 'max-lines-per-function'];
      const refused = found[at]!.map((message) => message.ruleId).filter((id) => id === null || ours.includes(id));
      expect(new Set(refused)).toEqual(new Set(rule === allowed ? [] : [rule]));
    },
  );
});
