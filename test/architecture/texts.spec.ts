import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import type { pagePaths } from '#contracts/shared/page-paths.js';

const notOurs = /[.](spec|stories)[.]tsx?$|test-support/;
const components = globSync('web/src/**/*.tsx').filter((file) => !notOurs.test(file));
const folder = 'web/src/texts';
const routes = globSync('web/src/app/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The areas whose texts share a file, and the pages that use each; an area without pages is used everywhere. */
const areas: [area: string, file: string, pages: readonly (keyof typeof pagePaths)[]][] = [
  ['sections of a webstore', 'webstore-page.ts', ['webstore']],
  ['messaging, and reporting somebody', 'messaging.ts', ['inbox', 'vendorInbox', 'vendorInboxLogin']],
  ['plans', 'plans.ts', ['vendorPrices', 'vendorSubscriptions']],
  ['validation', 'validation.ts', []],
  ['fields', 'field-problems.ts', []],
  ['errors', 'problems.ts', []],
];

const isThere = (page: string) => new RegExp(`\\bpath: pagePaths\\.${page},`).test(routes);
/** Returns whether code of the site reads texts of a file: from its folder, or beside it. */
function isInUse(file: string): boolean {
  const name = file.replace('.ts', '[.]js');
  return globSync('web/src/**/*.{ts,tsx}')
    .filter((each) => !notOurs.test(each))
    .some((each) => {
      const from = each.startsWith(folder) ? `[.]/${name}` : `/texts/${name}`;
      return new RegExp(`from '[^']*${from}'`).test(readFileSync(each, 'utf8'));
    });
}

const isWord = (text: string) => /\p{L}/u.test(text);
/** Class names, paths and ids begin with a lower-case letter or a symbol. */
const isSentence = (text: string) => /^\s*\p{Lu} ?\p{Ll}/u.test(text);

/** Attributes with names for the code, not for people. */
const namesForCode = new Set(['name', 'trigger']);
const isForCode = (node: ts.Node) => ts.isJsxAttribute(node) && namesForCode.has(node.name.getText());

/** Words of the literals that an expression can evaluate to. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf);
  if (!ts.isBinaryExpression(node)) return [];
  // A comparison shows neither side, and `and` only its right one.
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return literalsOf(node.right);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.PlusToken:
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    default:
      return [];
  }
}

/** Properties of plain data that people see or hear. */
const shownProperties = new Set(['alt', 'label', 'title']);

/** Visible words in the plain data of a file that are not from the texts. */
function wordsInData(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && shownProperties.has(node.name.getText())) {
      found.push(...literalsOf(node.initializer).filter(isSentence));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Visible words in a component that are not from the texts. */
function ownWords(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForCode(node)) return;
    if (ts.isJsxText(node) && isWord(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && node.expression) {
      const isShown = !ts.isJsxAttribute(node.parent);
      found.push(...literalsOf(node.expression).filter(isShown ? isWord : isSentence));
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (isSentence(node.initializer.text)) found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe('visible words', () => {
  it.each([
    ['<p>Saved</p>', 'Saved'],
    ['<p>{isNew ? "New here" : name}</p>', 'New here'],
    [`<p>{name ?? \`nobody in \${place}\`}</p>`, 'nobody in '],
    ['<Panel heading="Nothing yet" />', 'Nothing yet'],
    ['<Panel heading={isNew && "Nothing yet"} />', 'Nothing yet'],
  ])('are detected in a component: %s', (jsx, words) => {
    expect(ownWords(`export const a = ${jsx};`)).toContain(words);
  });

  it('are detected in the data of a page', () => {
    const data = `[{ id: 'Not shown', alt: 'A tent at night', title: texts.tent, label: isNew ? 'New here' : name }]`;
    expect(wordsInData(`export const a = ${data};`)).toEqual(['A tent at night', 'New here']);
  });

  it('are not detected where there are none', () => {
    const shown = '<p className="flex gap-2" aria-current={is ? "page" : undefined}>{texts.saved}, 1</p>';
    const jsx = `<div id={\`\${id}-title\`}>${shown}</div>`;
    expect(ownWords(`export const a = ${jsx};`)).toEqual([]);
  });

  it('come from the texts by key: no component and no data contain words of their own [CNT-10]', () => {
    expect(components.length).toBeGreaterThan(200);
    const held = components.flatMap((file) => ownWords(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`));
    expect(held).toEqual([]);
    const modules = globSync('web/src/**/*.{ts,tsx}').filter((file) => !notOurs.test(file) && !file.startsWith(folder));
    expect(modules.length).toBeGreaterThan(components.length);
    const kept = modules.flatMap((file) => wordsInData(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`));
    expect(kept).toEqual([]);
  });

  it.each(areas)('have a file of %s, in use, exactly if there are pages of it [CNT-10]', (_area, file, pages) => {
    const isNeeded = pages.length === 0 || pages.some(isThere);
    expect({ exists: existsSync(`${folder}/${file}`), inUse: isInUse(file) }).toEqual({
      exists: isNeeded,
      inUse: isNeeded,
    });
  });

  it('are plain and typed: texts import no component and contain no loose types', () => {
    const files = globSync(`${folder}/*.ts`).filter((file) => !notOurs.test(file));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const source = readFileSync(file, 'utf8');
      const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
      for (const from of imported) expect(`${file} ${from}`).toMatch(/ (#contracts\/|\.\/|\.\.\/base\/)/);
      expect(`${file} ${/\bany\b(?=[;,)>\]])|as unknown/.exec(source)?.[0] ?? ''}`).toBe(`${file} `);
    }
  });
});
