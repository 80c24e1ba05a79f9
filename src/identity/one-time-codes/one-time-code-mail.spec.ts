import { expect, it } from '@jest/globals';
import type { CodePurpose } from './domain/code-purpose.js';
import { oneTimeCodeMail } from './one-time-code-mail.js';

const paper = { siteName: 'Posy', publicUrl: 'https://posy.example' };

it.each<[CodePurpose, string]>([
  ['verify-email', 'someone entered your address by mistake'],
  ['reset-password', 'someone entered your address by mistake'],
  ['second-factor', 'someone else is signed in to your account'],
  ['close-account', 'someone else is signed in to your account'],
  ['export-data', 'someone else is signed in to your account'],
])('the mail for %s advises those who did not request it', (purpose, advice) => {
  const { text, html } = oneTimeCodeMail(purpose, '123456', paper);
  expect(text).toContain(`If you didn’t request it, ${advice}`);
  expect(html).toContain(advice);
});
