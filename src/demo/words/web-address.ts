const plain = /^[ -~]*$/;
const accents = /[\u0300-\u036f]/g;
const apostrophes = /['’.]/g;
const other = /[^a-z0-9]+/g;
const ends = /^-|-$/g;

const withoutAccents = (text: string) =>
  plain.test(text) ? text : text.replaceAll('đ', 'd').normalize('NFD').replace(accents, '');

/** Converts a name to a web address: lower-case letters, digits and hyphens. */
export const webAddressOf = (name: string): string =>
  withoutAccents(name.toLowerCase())
    .replace(apostrophes, '')
    .replaceAll('&', ' and ')
    .replace(other, '-')
    .replace(ends, '');
