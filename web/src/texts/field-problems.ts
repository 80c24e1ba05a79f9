import { validation } from './validation.js';

/** Texts for the error codes of request classes, for fields without texts of their own. */
const byCode: Record<string, string> = {
  'plain-text': 'This contains unsupported characters. Please retype it.',
  trimmed: 'This can’t start or end with a space.',
  'max-length': 'This is too long.',
  'is-length': 'This is too long or empty.',
  'array-max-size': 'You’ve selected too many.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  required: 'This is required.',
};

/** OP-10 */
const addressFormation = 'Use the form street, city, state zip';

const byField: Record<string, Record<string, string>> = {
  name: {
    'is-length': 'Enter a business name of up to 120 characters.',
    trimmed: 'Business name must not start or end with whitespace.',
    required: validation.required('Business name'),
  },
  url: {
    required: validation.required('Web address'),
    matches: 'Invalid web store URL. Use only letters, numbers and hyphens.',
    'max-length': validation.cannotExceed(120),
    reserved: 'This web address is not available. Choose another one.',
    'web-store-name-exists': 'Web store URL exists. Choose another one.',
  },
  categoryIds: { required: 'Vendor category required' },
  subCategoryIds: { required: 'Vendor subcategory field must have at least 1 option selected' },
  businessDescription: { 'max-length': validation.cannotExceed(1_500), required: 'Business description required' },
  phone: { matches: 'Enter a 10-digit phone number, or leave this empty.' },
  priceTier: { required: 'Select a price tier' },
  /** OP-10 */
  capacity: {
    'is-int': 'Guest count must be a number',
    min: 'Guest count must be greater than 0',
    max: 'Capacity can be at most 100,000.',
    required: 'Capacity is required',
  },
  serviceArea: { 'max-length': validation.cannotExceed(120), required: validation.required('Primary market') },
  travelOption: { required: validation.required('How far you travel') },
  travelDistance: { required: validation.required('Distance') },
  shippingOption: { required: validation.required('Shipping range') },
  'addresses.business': {
    required: validation.required('Business address'),
    'business-address-formation': addressFormation,
  },
  'addresses.store': {
    required: validation.required('Service address'),
    'business-address-formation': addressFormation,
  },
  googlePlaceId: {
    required: `${validation.required('Place')}. Choose one from the list.`,
    'unknown-place': 'The maps service doesn’t know this place. Choose one from the list.',
  },
};

/** Texts of one form, by field and code, that differ from the rest of the site. */
export type FieldTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field of the items of a list, and its most characters (WS-30, WS-31). */
export interface ItemField {
  label: string;
  most?: number;
}

const missing = ['not-blank', 'is-number', 'array-min-size', 'is-uuid'];
const tooLong = ['is-length', 'max-length', 'array-max-size'];
const byCodes = (codes: readonly string[], text: string) => Object.fromEntries(codes.map((code) => [code, text]));

/** Texts for the fields of a list's items, by `<list>.<field>`: `packages.0.name` is `packages.name`. */
export const itemTexts = (list: string, fields: Readonly<Record<string, ItemField>>): FieldTexts =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { label, most }]) => [
      `${list}.${field}`,
      {
        ...byCodes(missing, validation.required(label)),
        ...ofItems,
        ...(most !== undefined && byCodes(tooLong, validation.fieldCannotExceed(label, most))),
      },
    ]),
  );
const ofItems: Record<string, string> = {
  min: 'Price: must be at least $0.01',
  max: 'Price: must be at most $10,000,000',
  'unknown-image': 'This photo no longer exists. Choose another one.',
  'unknown-partner': 'This vendor is no longer on the site. Choose another one.',
  'own-webstore': 'This is your own page. Choose another vendor.',
  'plain-text': byCode['plain-text'] ?? '',
};

/** The text of the first of these codes, in the order of the texts: `abc` is no number, before it is too large. */
const textIn = (texts: Readonly<Record<string, string>> | undefined, codes: readonly string[]) =>
  Object.entries(texts ?? {}).find(([code]) => codes.includes(code))?.[1];

/** The text shown below a field for one of its error codes. */
export function fieldProblem(field: string, codes: readonly string[], own: FieldTexts = {}): string {
  const name = field.replace(/\.\d+(?=\.|$)/g, '');
  const ofField = textIn(own[name], codes) ?? textIn(byField[name], codes);
  return ofField ?? codes.flatMap((code) => byCode[code] ?? [])[0] ?? 'Check this field.';
}
