import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from '@jest/globals';
import {
  isSignedCommand,
  readRemoteCommand,
  remoteCommandValidity,
  writeRemoteCommand,
  type RemoteCommand,
} from './remote-command.js';

const issuedAt = '2026-11-23T12:00:00.000Z';
const now = Date.parse(issuedAt);
const reload: RemoteCommand = { name: 'reload', issuedAt, text: '' };
const notice: RemoteCommand = { name: 'show-notice', issuedAt, text: 'Back at 10, thank you' };

it('is read as it was written', () => {
  for (const command of [reload, notice]) expect(readRemoteCommand(writeRemoteCommand(command), now)).toEqual(command);
});

it('is one of the list, and never program code', () => {
  const refused = ['alert(1)', `eval ${issuedAt}`, `reload ${issuedAt} text`, `show-notice ${issuedAt}`, 'reload now'];
  expect(refused.map((code) => readRemoteCommand(code, now))).toEqual(refused.map(() => undefined));
});

it('is valid for ten minutes', () => {
  const code = writeRemoteCommand(reload);
  expect(readRemoteCommand(code, now + remoteCommandValidity)).toEqual(reload);
  expect(readRemoteCommand(code, now + remoteCommandValidity + 1)).toBeUndefined();
  expect(readRemoteCommand(code, now - 3_600_000)).toBeUndefined();
});

it('belongs to the signature of the key over exactly this code', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const code = writeRemoteCommand(notice);
  const signature = sign('sha256', Buffer.from(code), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const sent = signature.toString('base64url');
  expect(await isSignedCommand(key, sent, code)).toBe(true);
  expect(await isSignedCommand(key, sent, writeRemoteCommand(reload))).toBe(false);
  expect(
    await isSignedCommand(
      key,
      sent.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
      code,
    ),
  ).toBe(false);
  expect(await isSignedCommand('no key', 'no signature', code)).toBe(false);
});
