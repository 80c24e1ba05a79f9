import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeRemoteCommand, type RemoteCommand } from '#contracts/messaging/remote-command.js';
import { remoteRoutes as routes } from '#contracts/messaging/remote.routes.js';
import { Posy } from '../../support/posy/posy.js';
import { TestSocket } from '../../support/test-socket.js';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let posy: Posy;
let token: string;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { REMOTE_COMMAND_KEY: key } });
  await posy.register('operator@posy.example', ['Admin']);
  token = await posy.signIn('operator@posy.example');
  await posy.api.listen(0, '127.0.0.1');
});
afterAll(() => posy.stop());

function signed(command: Partial<RemoteCommand> = {}) {
  const code = writeRemoteCommand({ name: 'reload', issuedAt: new Date().toISOString(), text: '', ...command });
  const bytes = sign('sha256', Buffer.from(code), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { signature: bytes.toString('base64url'), code };
}
const send = (body: object, as = token) => posy.call(routes.executeRemote, { token: as, body });

it('a signed command reaches every browser once, visitors included, and is audited [MSG-26] [OP-102]', async () => {
  const visitor = await TestSocket.open(await posy.api.getUrl());
  await visitor.ask('Identify', { appName: 'event-user' });
  const [first, second] = [signed(), signed({ name: 'show-notice', text: 'Back at 10' })];
  for (const command of [first, first, second]) expect((await send(command)).status).toBe(200);
  const take = () => visitor.take(({ action }) => action === 'ExecuteRemote');
  expect([(await take()).data, (await take()).data]).toEqual([first, second]);
  await visitor.close();
  const entries = await posy.sql(`select 1 from operations.audit where action = 'remote-command-sent'`);
  expect(entries).toHaveLength(2);
});

it('a command with a wrong signature, an old one, and one that is not on the list go nowhere [MSG-26] [OP-102]', async () => {
  const [good, other] = [signed(), signed({ name: 'sign-out' })];
  const old = signed({ issuedAt: new Date(Date.now() - 3_600_000).toISOString() });
  const program = signed({ name: 'alert(1)' as 'reload' });
  const answers = [await send({ ...good, signature: other.signature }), await send(old), await send(program)];
  expect(answers.map(({ status, problem }) => [status, problem.error])).toEqual([
    [400, 'signature-not-valid'],
    [400, 'invalid-input'],
    [400, 'invalid-input'],
  ]);
  await posy.register('couple@posy.example');
  expect((await send(signed(), await posy.signIn('couple@posy.example'))).status).toBe(403);
});

it('commands are off without a key [OP-102]', async () => {
  const without = await Posy.start({ workers: [] });
  try {
    await without.register('operator@posy.example', ['Admin']);
    const parts = { token: await without.signIn('operator@posy.example'), body: signed() };
    const { status, problem } = await without.call(routes.executeRemote, parts);
    expect([status, problem.error]).toEqual([409, 'remote-commands-off']);
  } finally {
    await without.stop();
  }
});
