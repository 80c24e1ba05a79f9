import { expect, it } from '@jest/globals';
import { maskedEmail } from './masked-email.js';

it.each([
  ['nora@wildrye.example', 'nora****************'],
  ['jo@a.example', 'jo@a********'],
  ['a@b', 'a@b'],
  ['', ''],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
