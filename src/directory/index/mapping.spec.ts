import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { documentShape } from './listing-document.js';
import { indexGeneration, indexHash } from './mapping.js';

it('a definition with another hash has a higher generation', () => {
  // Change both: a program only replaces indices of lower generations.
  expect({ indexGeneration, indexHash }).toEqual({ indexGeneration: 7, indexHash: 'bc623121c2f2' });
});

it('documents have another shape when a category is renamed', () => {
  // Change both: documents contain these names, and only rows of an older shape are projected again.
  const names = activeCategories().map(({ name, namePlural, subCategories }) => [
    name,
    namePlural,
    subCategories.map((subCategory) => subCategory.name),
  ]);
  const namesHash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 12);
  expect({ documentShape, namesHash }).toEqual({ documentShape: 11, namesHash: 'b27716e33cc0' });
});
