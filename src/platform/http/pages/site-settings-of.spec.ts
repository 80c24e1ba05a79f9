import { expect, it } from '@jest/globals';
import type { Config } from '../../config/config.js';
import { siteSettingsOf } from './site-settings-of.js';

it.each([
  ['Posy <hello@posy.example>', undefined, 'hello@posy.example'],
  ['hello@posy.example', undefined, 'hello@posy.example'],
  ['Posy <hello@posy.example>', 'vendors@posy.example', 'vendors@posy.example'],
])('with the sender %s and the support address %s, vendors write to %s [WS-95]', (mailFrom, supportEmail, expected) => {
  const config = { publicUrl: 'https://posy.example/', mailFrom, vendorSupportEmail: supportEmail } as Config;
  expect(siteSettingsOf(config).administratorEmail).toBe(expected);
});
