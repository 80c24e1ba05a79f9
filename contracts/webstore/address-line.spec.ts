import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressLine, isSameAddress, readAddressLine } from './address-line.js';

const nowhere = { latitude: null, longitude: null };
const words = fc.stringMatching(/^[A-Za-z0-9 ]{1,20}$/).filter((text) => text.trim() !== '' && text === text.trim());
const parts = fc.record({
  street1: words,
  street2: fc.option(words, { nil: '' }),
  city: words,
  state: fc.constantFrom('TX', 'QC', 'NY'),
  zipCode: fc.constantFrom('', '78702', '78702-1234', 'G1K 3V7'),
});

describe('an address line', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const read = readAddressLine(addressLine(given));
        expect(read).toEqual({ ...given, ...nowhere });
        expect(isSameAddress(read!, { ...given, ...nowhere })).toBe(true);
      }),
    );
  });

  const whole = [
    ['18 Pecan Alley, Austin, tx', '18 Pecan Alley', '', 'Austin', 'TX', ''],
    ['18 Pecan Alley, Unit 4 , Austin , TX 78702', '18 Pecan Alley', 'Unit 4', 'Austin', 'TX', '78702'],
    ['18 Pecan Alley, Rear, Unit 4, Austin, TX', '18 Pecan Alley', 'Rear, Unit 4', 'Austin', 'TX', ''],
    ['4 rue Saint-Paul, Québec, QC G1K3V7', '4 rue Saint-Paul', '', 'Québec', 'QC', 'G1K3V7'],
  ] as const;
  it.each(whole)('%s has street, second line, city, state and postal code [WS-9]', (text, ...expected) => {
    const [street1, street2, city, state, zipCode] = expected;
    expect(readAddressLine(text)).toEqual({ street1, street2, city, state, zipCode, ...nowhere });
  });

  it.each(['18 Pecan Alley', 'Austin, TX', '18 Pecan Alley, , TX', '18 Pecan Alley, Austin, Texas', ',,'])(
    '%j is kept as a street without a city',
    (text) => {
      expect(readAddressLine(text)).toEqual({
        street1: text,
        street2: '',
        city: '',
        state: '',
        zipCode: '',
        ...nowhere,
      });
    },
  );

  it.each(['', '  \t'])('%j is no address', (text) => {
    expect(readAddressLine(text)).toBeNull();
  });

  it('of any text is read without losing any of it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readAddressLine(text);
        const squeezed = (line: string) => line.toUpperCase().replace(/[\s,]/g, '');
        expect(squeezed(read ? addressLine(read) : '')).toBe(squeezed(text));
      }),
    );
  });
});
