import { describe, expect, it } from '@jest/globals';
import { imagesMissingForSetup, imageTypeOf } from './image-rules.js';

describe('the setup of a webstore', () => {
  it('needs three pictures', () => {
    expect([0, 1, 2, 3, 4, 25].map(imagesMissingForSetup)).toEqual([3, 2, 1, 0, 0, 0]);
  });
});

describe('the name of a file', () => {
  it('shows its type by its ending', () => {
    const names = ['a.jpg', 'b.JPEG', ' c.png ', 'd.gif', 'jpg', 'e.jpg.exe', 'f.exe.jpg', ''];
    expect(names.map(imageTypeOf)).toEqual([
      'image/jpeg',
      'image/jpeg',
      'image/png',
      undefined,
      undefined,
      undefined,
      'image/jpeg',
      undefined,
    ]);
  });
});
