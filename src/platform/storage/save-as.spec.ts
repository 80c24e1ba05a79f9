import { expect, it } from '@jest/globals';
import { saveAs } from './save-as.js';

it.each([
  ['contract.pdf', `attachment; filename="contract.pdf"`],
  ['Menü (final).pdf', `attachment; filename="Men_ _final_.pdf"; filename*=UTF-8''Men%C3%BC%20%28final%29.pdf`],
  ['a"; x="b\r\n.pdf', `attachment; filename="a__ x__b__.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b%0D%0A.pdf`],
])('keeps %j from being shown, under a name that no character breaks', (filename, header) => {
  expect(saveAs(filename)).toBe(header);
});
