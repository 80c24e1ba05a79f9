import { expect, it } from '@jest/globals';
import { LoginRequest } from '#contracts/identity/identity.requests.js';
import { SaveWebstoreRequest } from '#contracts/webstore/webstore.requests.js';
import { draft } from '../test-support/examples.js';
import { requestResolver } from './form-resolver.js';

const options = { fields: {}, shouldUseNativeValidation: false };

it('accepts values that the api would accept, unchanged', async () => {
  const values = { identifier: 'nora@example.com', password: 'secret' };
  const resolve = requestResolver<LoginRequest>(LoginRequest);
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
});

it('names every field that the api would refuse, each with the text of its form', async () => {
  const texts = { identifier: { 'is-email': 'Enter an email address.' } };
  const resolve = requestResolver<LoginRequest>(LoginRequest, undefined, texts);
  const { errors } = await resolve({ identifier: 'nora', password: '' }, undefined, options);
  expect(errors).toMatchObject({
    identifier: { type: 'is-email', message: 'Enter an email address.' },
    password: { type: 'is-length', message: 'This is too long or empty.' },
  });
});

it.each([
  ['name', ' Wildrye', 'Business name must not start or end with whitespace.'],
  ['name', 'x'.repeat(121), 'Enter a business name of up to 120 characters.'],
  ['url', 'wild rye', 'Invalid web store URL. Use only letters, numbers and hyphens.'],
  ['businessDescription', 'x'.repeat(1501), 'Cannot exceed 1,500 characters'],
  ['capacity', 100_001, 'Capacity can be at most 100,000.'],
])('has a separate text for %s', async (field, value, message) => {
  const { id, version } = draft();
  const resolve = requestResolver(SaveWebstoreRequest, (values: Record<string, unknown>) => ({
    id,
    version,
    ...values,
  }));
  const { errors } = await resolve({ [field]: value }, undefined, options);
  expect(errors[field]?.message).toBe(message);
});
