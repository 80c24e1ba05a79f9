import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** The first sentence of a comment names its subject or starts with a verb. */
const bannedFirstWords =
  /^(?:What|Whoever|Who|Whose|Whom|Those|Of|That which|As|Says|Tells|Under which|Nothing|None)\b/;

const firstWordAnywhere =
  /(?:\/\/|\*)\s*(?:What|Whoever|Who|Whose|Whom|Those|Of|That which|As|Says|Tells|Under which|Nothing|None)\b/;

/** Literal translations that a native reader stumbles over, and plain words for them. */
const bannedPhrases: [phrase: RegExp, instead: string][] = [
  [/\bwhoever\b/i, 'the caller, users who, anybody who'],
  [/\b(?:is|are|be|was|were|been|has|have|had) told\b/i, 'gets, receives, is notified'],
  [/\b(?:tells?|told) (?:it |them |\w+s )?(?:apart|from)\b/i, 'distinguishes'],
  [/\bas (?:it|they) stands?\b|\bstands? (?:in (?:a|the|their|its|whatever)|where)\b/i, 'is in, is written'],
  [/\bin hand\b/i, 'in flight'],
  [/\banew\b/i, 'again, renews'],
  [/\bstands? (?:in for|as)\b/i, 'replaces, is'],
  [/\b(?:rests|resting|rested)\b/i, 'waits, is paused'],
  [/\b(?:let|lets|letting) go of\b/i, 'releases, deletes'],
  [/\bmany-?eth\b/i, 'position, number'],
  [/\basks? for nothing\b/i, 'requires nothing'],
  [/\b(?:goes|go|going) by\b/i, 'uses, follows'],
  [/\blies\b/i, 'is'],
  [/\b(?:is|are|was|were|be) away\b/i, 'is unavailable, is down'],
  [/\bunder way\b/i, 'in progress'],
  [/\b(?:far|what|time|kind) (?:\w+ ){0,4}has come\b/i, 'progress, has arrived, has passed'],
  [/\blikewise\b/i, 'also, too'],
  [/\band the like\b/i, 'and similar ones'],
  [/\bin vain\b/i, 'for nothing, without a result'],
  [/\bin sight\b/i, 'visible, in view'],
  [/\bwhen the test says so\b/i, 'when the test resolves it'],
  [/\blets? through\b/i, 'admits, releases'],
];

interface Text {
  readonly kind: 'comment' | 'title';
  readonly line: number;
  readonly text: string;
}

/** Returns the comments of a file and the titles of its tests. */
function textsOf(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => tree.getLineAndCharacterOfPosition(at).line + 1;
  const comments = new Map<number, Text>();
  const titles: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(tree) === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      const trailing = ts.getTrailingCommentRanges(source, node.end) ?? [];
      for (const { pos, end } of [...(ts.getLeadingCommentRanges(source, node.pos) ?? []), ...trailing])
        comments.set(pos, { kind: 'comment', line: lineOf(pos), text: plain(source.slice(pos, end)) });
    }
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title))
        titles.push({ kind: 'title', line: lineOf(title.pos), text: title.text });
    }
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return [...joinLines([...comments.values()]), ...titles];
}

/** Returns whether an expression is `it`, `describe` or `test`, with or without `.each(…)` and the like. */
function isTest(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return ['it', 'describe', 'test'].includes(expression.text);
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return isTest(expression.expression);
  return false;
}

const plain = (comment: string) =>
  comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .replaceAll(/^\s*(?:\*|\/\/)?/gm, '')
    .trim();

/** Joins line comments on consecutive lines to one, since only the first of them begins a sentence. */
function joinLines(comments: Text[]): Text[] {
  const joined: Text[] = [];
  let end = -1;
  for (const comment of comments.toSorted((a, b) => a.line - b.line)) {
    const last = joined.at(-1);
    if (last && comment.line === end + 1) joined[joined.length - 1] = { ...last, text: `${last.text} ${comment.text}` };
    else joined.push(comment);
    end = comment.line + comment.text.split('\n').length - 1;
  }
  return joined;
}

/** Returns the offences of a text, each with a better word. */
function offencesIn({ kind, text }: Text): string[] {
  const sentence = text.replaceAll(/\s+/g, ' ');
  const first = kind === 'comment' ? bannedFirstWords.exec(sentence) : null;
  const phrases = bannedPhrases.flatMap(([phrase, instead]) => {
    const found = phrase.exec(sentence);
    return found ? [`"${found[0]}" (${instead})`] : [];
  });
  return [...(first ? [`begins with "${first[0]}"`] : []), ...phrases];
}

/** Returns whether a file may contain offences, in code or in text. Parsing only such files is ten times as fast. */
function isSuspect(source: string): boolean {
  const joined = source.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return firstWordAnywhere.test(source) || bannedPhrases.some(([phrase]) => phrase.test(joined));
}

const offencesOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  if (!isSuspect(source)) return [];
  return textsOf(file, source).flatMap((text) =>
    offencesIn(text).map((offence) => `${file}:${text.line} ${text.kind} ${offence}: ${text.text.slice(0, 80)}`),
  );
};

const files = globSync('{contracts,src,workers,web,storybook,docker,test}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('node_modules') && file !== 'test/architecture/plain-language.spec.ts',
);

describe('comments and test titles', () => {
  it('use plain language', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.flatMap(offencesOf)).toEqual([]);
  });

  it.each([
    ['/** What a caller gets. */', 'begins with "What"'],
    ['/** Returns a value. */', ''],
    ['/**\n * Whoever asks.\n */', 'begins with "Whoever", "Whoever" (the caller, users who, anybody who)'],
    ['// A caller\n// Whose request fails', ''],
    ['run(); // Those that wait', 'begins with "Those"'],
    ["it('is told about it', run)", '"is told" (gets, receives, is notified)'],
    ["describe.each([1])('sets it anew', run)", '"anew" (again, renews)'],
    ['const text = `// What`', ''],
  ])('are found in %j', (source, expected) => {
    if (expected !== '') expect(isSuspect(source)).toBe(true);
    const found = textsOf('example.ts', source).flatMap(offencesIn);
    expect(found.join(', ')).toBe(expected);
  });
});
