import type { ItemField } from '../field-problems.js';

/** Words of one section on the pages for vendors. Its name is in the catalogue of sections. */
export interface SectionWords {
  /** The purpose of the section. */
  lead: string;
  /** The benefit of a section that the plan does not include (OP-12). */
  benefit?: string;
  /** Two things that the section offers. */
  reasons?: readonly string[];
  /** The request of a preview in which the section is empty, and the link to fill it (WS-127). */
  fill: { text: string; action: string };
  /** A suggestion for a published page on which the section is empty. */
  suggestion?: { name: string; text: string; action: string };
}

/** Words of a section that is a list. */
export interface ListWords extends SectionWords {
  /** In the editor, without items. */
  empty: string;
  count: (items: number) => string;
  /** The fields of an item, as errors name them. */
  fields: Readonly<Record<string, ItemField>>;
  /** A new item. */
  untitled: string;
  remove: string;
}
