import type { CategoryView, NamedView } from '#contracts/webstore/category.view.js';

/** Maps ids to names, which are shown in the order of the ids. */
export type NamesById = Readonly<Record<number, string>>;

/**
 * How one category is written down in its file. Ids stay for ever, because web addresses and saved webstores hold them:
 * a name may be reworded, an id is never given to something else. They read from left to right, category first:
 *
 * | what         | form   | example (category 2)     |
 * |--------------|--------|--------------------------|
 * | subcategory  | `CCNN`   | 201, the first           |
 * | style        | `1CCNN`  | 10201                    |
 * | service type | `2CCNN`  | 20201                    |
 * | service      | `3CCTNN` | 302104, of type 1 the 4th |
 */
export interface CategoryEntry {
  id: number;
  externalId: string;
  /** On a card: 'Photographer in Austin, TX'. */
  name: string;
  /** In a page title: 'Photographers in Austin, TX'. */
  namePlural: string;
  archived?: boolean;
  subCategories: NamesById;
  /** Left out where a vendor has no services to choose from (WS-183). */
  serviceTypes?: Readonly<Record<number, readonly [name: string, services: NamesById]>>;
  /** Left out where the setup asks for no vibes (WS-185); all styles of a category are its vibes (OP-48). */
  styles?: NamesById;
}

const named = (names: NamesById): NamedView[] => Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));

/** Turns the form in which a category is defined into the one that the product uses. */
export function category(entry: CategoryEntry): CategoryView {
  const styles = named(entry.styles ?? {});
  return {
    id: entry.id,
    externalId: entry.externalId,
    name: entry.name,
    namePlural: entry.namePlural,
    archived: entry.archived ?? false,
    imageUrl: null,
    picture: null,
    subCategories: named(entry.subCategories),
    serviceTypes: Object.entries(entry.serviceTypes ?? {}).map(([id, [name, services]]) => ({
      id: Number(id),
      name,
      services: named(services),
    })),
    styles,
    serviceVibes: styles.map((style) => style.id),
  };
}
