import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sortFiles } from './picked-files.js';

const aFile = (name: string, type: string, size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const room = (used: number, max = 5) => ({ used, max, isFreePlan: max === 5 });
const reasons = (files: File[], used = 0, max = 5) =>
  sortFiles(files, room(used, max)).refused.map(({ reason }) => reason);

describe('chosen files', () => {
  it('are accepted up to exactly 15,000,000 bytes, as JPEG or PNG [WS-82, WS-80, WS-81]', () => {
    const good = [aFile('a.jpg', 'image/jpeg', 15_000_000), aFile('b.png', 'image/png')];
    const large = aFile('c.jpg', 'image/jpeg', 15_000_001);
    const other = aFile('d.gif', 'image/gif');
    const { accepted } = sortFiles([good[0]!, large, other, good[1]!], room(0));
    expect(accepted).toEqual(good);
    expect(reasons([large, other])).toEqual([
      'c.jpg is larger than 15 MB. Save a smaller version and try again.',
      'd.gif can’t be added. Use a JPEG or PNG.',
    ]);
  });

  it('beyond the limit of the plan are refused with the limit [WS-82, WS-84]', () => {
    const files = ['a', 'b', 'c'].map((name) => aFile(`${name}.jpg`, 'image/jpeg'));
    expect(reasons(files, 4)).toEqual(Array(2).fill('Your plan shows up to 5 photos. Upgrade to show more.'));
    expect(reasons(files, 23, 25)).toEqual(['A webstore shows up to 25 photos.']);
  });

  it('are either accepted or refused, and never more accepted than there are places [WS-82]', () => {
    const anyFile = fc.record({
      type: fc.constantFrom('image/png', 'image/jpeg', 'text/html'),
      size: fc.nat(16_000_000),
    });
    fc.assert(
      fc.property(fc.array(anyFile), fc.nat(25), (given, used) => {
        const files = given.map(({ type, size }, at) => aFile(`${at}`, type, size));
        const { accepted, refused } = sortFiles(files, room(used, 25));
        expect(accepted.length).toBeLessThanOrEqual(25 - used);
        expect(new Set([...accepted, ...refused.map(({ file }) => file)])).toEqual(new Set(files));
      }),
    );
  });
});
