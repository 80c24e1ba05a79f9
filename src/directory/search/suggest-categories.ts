import type { SuggestedCategoryView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { EditTable } from '#src/platform/places/gazetteer/edit-table.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { fold } from '../index/fold.js';
import { synonyms } from './synonyms.js';

/** Words by which a category can be found. */
interface Term {
  category: CategoryView;
  /** The synonym as it is shown; null for the category's own name. */
  via: string | null;
  words: readonly string[];
  /** The category's own names come before synonyms, and those before its subcategories. */
  rank: number;
}

/** Shortest length of a word that may have a typo: nearly everything would resemble a shorter one. */
const forgiving = 5;
/** Longer than any of our words. */
const longestWord = 40;

const termsOf = (category: CategoryView): Term[] => {
  const term = (rank: number, text: string, via: string | null = text): Term => {
    return { category, via, words: fold(text).split(' '), rank };
  };
  return [
    term(0, category.namePlural, null),
    term(1, category.name),
    ...(synonyms[category.externalId] ?? []).flat().map((text) => term(2, text)),
    ...category.subCategories.map(({ name }) => term(3, name)),
  ];
};
const terms = activeCategories().flatMap(termsOf);

/** How well a category matches: by which of its terms, and its position among others; lower is better. */
interface Match {
  term: Term;
  fit: number;
  order: number;
}

/**
 * Returns categories whose name or synonym somebody may be typing, the most likely first. Each typed word has to begin
 * a word of the name; one of five letters or more may have a typo, which counts less than any other match.
 */
export function suggestCategories(text: string, limit: number): SuggestedCategoryView[] {
  const typed = fold(text).split(' ').filter(Boolean);
  if (typed.some((word) => word.length > longestWord)) return [];
  const matches = matchesOf(typed);
  // All of them are for weddings, but few names contain the word.
  const found = matches.length > 0 ? matches : matchesOf(typed.filter((word) => word !== 'wedding'));
  return found.slice(0, limit).map(({ term: { category, via } }) => viewOf(category, via));
}

/** The categories that match the words, the most likely first. */
function matchesOf(typed: readonly string[]): Match[] {
  if (typed.length === 0) return [];
  const tables = typed.map((word) => new EditTable(word, 1));
  const matches = new Map<number, Match>();
  for (const term of terms) {
    const mistakes = mistakesIn(term, typed, tables);
    if (mistakes === Infinity) continue;
    // Whole words as they were typed mean this category more than prefixes of another's.
    const isExact = isSame(term.words, typed);
    const fit = mistakes * 100 + term.rank * 2 + (isExact ? 0 : 1);
    const order = fit + (isExact ? 0 : 10);
    const known = matches.get(term.category.id);
    matches.set(term.category.id, {
      term: known && known.fit <= fit ? known.term : term,
      fit: Math.min(fit, known?.fit ?? fit),
      order: Math.min(order, known?.order ?? order),
    });
  }
  return [...matches.values()].sort((a, b) => a.order - b.order);
}

const isSame = (words: readonly string[], typed: readonly string[]) =>
  words.length === typed.length && words.every((word, at) => word === typed[at]);

const viewOf = ({ id, externalId, namePlural }: CategoryView, via: string | null): SuggestedCategoryView => ({
  id,
  externalId,
  namePlural,
  via,
});

/** How many typed words only resemble the beginning of a word of the term; infinite when one does not even do that. */
function mistakesIn({ words }: Term, typed: readonly string[], tables: readonly EditTable[]): number {
  let mistakes = 0;
  for (const [at, word] of typed.entries()) {
    if (words.some((one) => one.startsWith(word))) continue;
    const isNearly = word.length >= forgiving && words.some((one) => (tables[at]?.follow(one, 0) ?? 2) <= 1);
    mistakes += isNearly ? 1 : Infinity;
  }
  return mistakes;
}
