import type { CategoryView } from '#contracts/webstore/category.view.js';
import { EditTable } from '#src/platform/places/gazetteer/edit-table.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { fold } from '../../index/fold.js';
import { pluralOf } from '../plural-of.js';
import { synonyms } from '../synonyms.js';

/** A term that names a category, or one of its subcategories or styles. */
export interface CategoryTerm {
  category: CategoryView;
  subCategoryId?: number;
  styleId?: number;
}

/** Parts of names that do not identify a category on their own. */
const tooGeneral = new Set([
  'other',
  'small',
  'full',
  'solo',
  'design',
  'civil',
  'and',
  'bed',
  'food',
  'home',
  'travel',
]);
const shortestPart = 4;
/** Shortest length of a single word that may have a typo: nearly everything would resemble a shorter one. */
const forgiving = 6;
/** Longer than any of our words. */
const longestWord = 40;

/**
 * Maps folded words to the terms with this name: categories and their synonyms before subcategories, these before
 * styles.
 */
const terms = new Map<string, CategoryTerm[]>();
const add = (text: string, term: CategoryTerm) => {
  const words = fold(text);
  for (const way of words === '' ? [] : new Set([words, pluralOf(words), words.replace(/s$/, '')])) {
    const known = terms.get(way);
    if (known) known.push(term);
    else terms.set(way, [term]);
  }
};
/** 'Barn and farm' is also called 'barn' and 'farm'. */
const partsOf = (text: string) =>
  fold(text.replaceAll(',', ' and '))
    .split(' and ')
    .filter((part) => part.length >= shortestPart && !part.includes(' ') && !tooGeneral.has(part));
const addWithParts = (text: string, term: CategoryTerm) => [text, ...partsOf(text)].forEach((name) => add(name, term));

const categories = activeCategories();
for (const category of categories) {
  for (const name of [category.namePlural, category.name]) addWithParts(name, { category });
  for (const name of (synonyms[category.externalId] ?? []).flat()) add(name, { category });
}
for (const category of categories) {
  for (const { id, name } of category.subCategories) addWithParts(name, { category, subCategoryId: id });
  for (const { id, name } of category.styles) add(name, { category, styleId: id });
}

const mostWords = Math.max(...[...terms.keys()].map((words) => words.split(' ').length));
const singleWords = [...terms.keys()].filter((words) => !words.includes(' ') && words.length >= forgiving - 1);

/** Returns the longest term that begins at a word. */
export function termsAt(
  words: readonly string[],
  at: number,
): { terms: readonly CategoryTerm[]; length: number } | undefined {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const found = terms.get(words.slice(at, at + length).join(' '));
    if (found) return { terms: found, length };
  }
  const nearly = nearlyCalled(words[at] ?? '');
  return nearly && { terms: nearly, length: 1 };
}

/** One typo leaves the first two letters or the last two; to compare those takes a fraction of counting mistakes. */
const mayBeTypoOf = (one: string, word: string): boolean =>
  Math.abs(one.length - word.length) <= 1 && (one.startsWith(word.slice(0, 2)) || one.endsWith(word.slice(-2)));

/** Returns terms whose only word differs from the typed one by a typo. */
function nearlyCalled(word: string): readonly CategoryTerm[] | undefined {
  if (word.length < forgiving || word.length > longestWord) return undefined;
  const table = new EditTable(word, 1);
  const name = singleWords.find((one) => mayBeTypoOf(one, word) && table.follow(one, 0) <= 1);
  return name === undefined ? undefined : terms.get(name);
}
