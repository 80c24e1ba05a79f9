import { expect, it } from '@jest/globals';
import { isLoopback } from './is-loopback.js';

it.each([
  'http://127.0.0.1:4400',
  'http://localhost',
  'https://LOCALHOST:8443/x',
  'http://[::1]:80',
  'http://127.1.2.3',
])('takes %s for this computer', (address) => expect(isLoopback(address)).toBe(true));

it.each([
  'https://posy.example',
  'http://127.0.0.1.posy.example',
  'http://localhost.posy.example',
  'http://user@127.0.0.1@posy.example',
  'http://10.0.0.7',
  'http://0.0.0.0',
  'not an address',
  '',
])('takes %s for an address that others may reach', (address) => expect(isLoopback(address)).toBe(false));
