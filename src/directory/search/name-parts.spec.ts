import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { categoryByExternalId } from '#src/webstore/catalogue/catalogue.js';
import { fold } from '../index/fold.js';
import { namePartsOf, withoutRepeats } from './name-parts.js';
import { synonyms } from './synonyms.js';

const lists = Object.values(synonyms).flat();
const sameness = lists.filter((list) => list.length > 1);
const typedParts = (text: string) => namePartsOf(fold(text)).map(({ typed }) => typed);

describe('synonyms', () => {
  it('belong to categories that exist', () => {
    const unknown = Object.keys(synonyms).filter((id) => categoryByExternalId(id)?.externalId !== id);
    expect(unknown).toEqual([]);
  });

  it('are unique folded words', () => {
    const folded = lists.flat().map(fold);
    expect(folded.filter((words) => words === '')).toEqual([]);
    expect(folded.filter((words, at) => folded.indexOf(words) !== at)).toEqual([]);
  });
});

describe('the parts of a name', () => {
  it('are its words with their synonyms', () => {
    const [dj, night] = namePartsOf('dj night');
    expect(night).toEqual({ typed: 'night', others: [] });
    expect(dj?.typed).toBe('dj');
    expect([...(dj?.others ?? [])].sort()).toEqual(['deejay', 'deejays', 'disc jockey', 'disc jockeys', 'djs']);
  });

  it('are found in any position, the longest words first', () => {
    expect(typedParts('The Old Oak Photo Booth & Disc Jockeys of Austin')).toEqual([
      'the old oak',
      'photo booth',
      'and',
      'disc jockeys',
      'of austin',
    ]);
    expect(typedParts('wedding dress')).toEqual(['wedding dress']);
    expect(typedParts('wildrye')).toEqual(['wildrye']);
    expect(namePartsOf('')).toEqual([{ typed: '', others: [] }]);
  });

  it.each(['dj', 'djs', 'disc jockey', 'disc jockeys', 'deejays'])('include the synonyms of %j', (words) => {
    const others = namePartsOf(words)[0]?.others;
    expect(others).toHaveLength(5);
    expect(others).not.toContain(words);
  });

  it('result in the typed text when they are joined', () => {
    const word = fc.oneof(fc.constantFrom(...lists.flat().flatMap((text) => fold(text).split(' '))), fc.string());
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = fold(words.join(' '));
        expect(typedParts(text).join(' ')).toBe(text);
      }),
    );
  });

  it.each([
    ['smith and jones and smith and co', 'smith and jones co'],
    ['dj night dj night owl', 'dj|night|owl'],
    ['dj dj dj', 'dj|dj'],
    ['photo dj photo booth', 'photo|dj|photo booth'],
    ['ann ann', 'ann ann'],
    ['ann bell ann', 'ann bell ann'],
    ['', ''],
  ])('of %j are searched for once each, and the last word as typed: %j', (text, parts) => {
    const asked = withoutRepeats(namePartsOf(text));
    expect(asked.map(({ typed }) => typed).join('|')).toBe(parts);
    expect(asked.map(({ others }) => others)).toEqual(asked.map(({ typed }) => namePartsOf(typed)[0]?.others));
  });

  it('have symmetric synonyms', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sameness), fc.nat(), fc.nat(), (list, from, to) => {
        const [one, other] = [fold(list[from % list.length] ?? ''), fold(list[to % list.length] ?? '')];
        fc.pre(one !== other);
        expect(namePartsOf(one)[0]?.others).toContain(other);
        expect(namePartsOf(other)[0]?.others).toContain(one);
      }),
    );
  });
});
