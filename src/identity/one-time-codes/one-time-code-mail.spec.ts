import { expect, it } from '@jest/globals';
import type { CodePurpose } from './domain/code-purpose.js';
import { oneTimeCodeMail } from './one-time-code-mail.js';

const paper = { siteName: 'Posy', publicUrl: 'https://posy.example' };

const mailFor = (purpose: CodePurpose, isToCurrentEmail: boolean) =>
  oneTimeCodeMail({ purpose, digits: '123456', isToCurrentEmail }, paper);

it.each<[CodePurpose, boolean, string]>([
  ['verify-email', true, 'someone entered your address by mistake'],
  ['reset-password', true, 'someone entered your address by mistake'],
  ['change-email', false, 'someone entered your address by mistake'],
  ['change-email', true, 'someone else is signed in to your account'],
  ['second-factor', true, 'someone else is signed in to your account'],
  ['close-account', true, 'someone else is signed in to your account'],
  ['export-data', true, 'someone else is signed in to your account'],
])('the mail for %s (to the current email: %s) advises those who did not request it', (purpose, isCurrent, advice) => {
  const { text, html } = mailFor(purpose, isCurrent);
  expect(text).toContain(`If you didn’t request it, ${advice}`);
  expect(html).toContain(advice);
});

it('the mails for a change of email say which address they confirm', () => {
  const [current, next] = [mailFor('change-email', true), mailFor('change-email', false)];
  expect(current.subject).toBe('Your code to change your Posy email');
  expect(current.text).toContain('Someone signed in to your account wants to change its email.');
  expect(next.subject).toBe('Confirm your new email for Posy');
});
