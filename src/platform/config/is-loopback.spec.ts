import { expect, it } from '@jest/globals';
import { isLoopback } from './is-loopback.js';

it('recognizes addresses of this machine, in every notation', () => {
  for (const host of [
    '127.0.0.1:4400',
    'localhost',
    'LOCALHOST:80',
    '[::1]:4400',
    '127.8.9.1',
    '127.1',
    '0x7f000001',
  ]) {
    expect([host, isLoopback(`http://${host}/`)]).toEqual([host, true]);
  }
});

it('takes no other address for this machine', () => {
  const others = [
    'posy.example',
    '127.0.0.1.posy.example',
    'localhost.posy.example',
    '192.168.0.4',
    '[::2]',
    '0.0.0.0',
  ];
  for (const host of [...others, '127.example', 'posy.example:127']) {
    expect([host, isLoopback(`https://${host}/`)]).toEqual([host, false]);
  }
});
