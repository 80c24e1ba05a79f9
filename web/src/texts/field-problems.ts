import { validation } from './validation.js';

/** Texts for the codes that request classes answer for a field, where the field has no text of its own. */
const byCode: Record<string, string> = {
  'plain-text': 'This contains characters that cannot be shown. Type it again.',
  trimmed: 'This must not start or end with a space.',
  'max-length': 'This is too long.',
  'is-length': 'This is too long or empty.',
  'array-max-size': 'That is more than can be chosen.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  required: 'This is required.',
};

const byField: Record<string, Record<string, string>> = {
  name: {
    'is-length': 'Enter a business name of at most 120 characters.',
    trimmed: 'The business name must not start or end with a space.',
  },
  url: {
    matches: 'Use letters, digits and hyphens only.',
    'max-length': validation.cannotExceed(120),
    'web-store-name-exists': 'This web address is already taken. Choose another one.',
  },
  businessDescription: { 'max-length': validation.cannotExceed(1_500) },
  capacity: { min: 'Capacity cannot be less than 0.', max: 'Capacity can be at most 100,000.' },
  serviceArea: { 'max-length': validation.cannotExceed(120) },
};

/** Sentences of one form, by field and code, where it says something else than the rest of the site. */
export type FieldTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The sentence shown under a field for the first of its error codes. */
export function fieldProblem(field: string, codes: readonly string[], own: FieldTexts = {}): string {
  const code = codes[0] ?? '';
  return own[field]?.[code] ?? byField[field]?.[code] ?? byCode[code] ?? 'Check this field.';
}
