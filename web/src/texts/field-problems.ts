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
    'is-length': 'Enter a business name of at most 120 characters.',
    trimmed: 'Business name must not start or end with whitespace.',
    required: validation.required('Business name'),
  },
  url: {
    required: validation.required('Web address'),
    matches: 'Use letters, digits and hyphens only.',
    'max-length': validation.cannotExceed(120),
    reserved: 'This web address is not available. Choose another one.',
    'web-store-name-exists': 'This web address is already taken. Choose another one.',
  },
  categoryIds: { required: 'Vendor category required' },
  subCategoryIds: { required: 'Vendor subcategory field must have at least 1 option selected' },
  businessDescription: { 'max-length': validation.cannotExceed(1_500), required: 'Business description required' },
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

/** Fields of list items, by list and field: `packages.0.name` is `packages.name`. */
const labels: Record<string, { label: string; most?: number }> = {
  'packages.name': { label: 'Name', most: 120 },
  'packages.price': { label: 'Price' },
  'packages.description': { label: 'Description', most: 240 },
  'packages.inclusions': { label: 'Inclusions', most: 120 },
  'faqs.question': { label: 'Question', most: 240 },
  'faqs.answer': { label: 'Answer', most: 240 },
  'awards.name': { label: 'Name', most: 120 },
  'awards.link': { label: 'Link', most: 240 },
  'partners.partnerId': { label: 'Vendor' },
  'partners.description': { label: 'Why you like working together', most: 240 },
};
const missing = ['not-blank', 'is-number', 'array-min-size', 'is-uuid'];
const ofItems: Record<string, string> = {
  min: 'Price: must be at least $0.01',
  max: 'Price: must be at most $10,000,000',
  'unknown-image': 'This picture no longer exists. Choose another one.',
  'unknown-partner': 'This vendor is no longer on the site. Choose another one.',
  'own-webstore': 'This is your own page. Choose another vendor.',
};

/** WS-30, WS-31 */
function itemProblem(field: string, codes: readonly string[]): string | undefined {
  const known = labels[field.replace(/\.\d+(?=\.|$)/g, '')];
  if (!known) return undefined;
  if (codes.some((code) => missing.includes(code))) return validation.required(known.label);
  const own = codes.flatMap((code) => ofItems[code] ?? [])[0];
  if (own !== undefined) return own;
  if (codes.includes('plain-text')) return byCode['plain-text'];
  return known.most === undefined ? undefined : validation.fieldCannotExceed(known.label, known.most);
}

/** Texts of one form, by field and code, that differ from the rest of the site. */
export type FieldTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The text of the first of these codes, in the order of the texts: `abc` is no number, before it is too large. */
const textIn = (texts: Readonly<Record<string, string>> | undefined, codes: readonly string[]) =>
  Object.entries(texts ?? {}).find(([code]) => codes.includes(code))?.[1];

/** The text shown below a field for one of its error codes. */
export function fieldProblem(field: string, codes: readonly string[], own: FieldTexts = {}): string {
  const ofItem = itemProblem(field, codes);
  if (ofItem !== undefined) return ofItem;
  const ofField = textIn(own[field], codes) ?? textIn(byField[field], codes);
  return ofField ?? codes.flatMap((code) => byCode[code] ?? [])[0] ?? 'Check this field.';
}
