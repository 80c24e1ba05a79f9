import { randomUUIDv7 } from 'node:crypto';
import type { Socket } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { ConversationMessageView } from '#contracts/messaging/messaging.views.js';
import type { Problem } from '#contracts/shared/problem.js';
import { maxFrameBytes, type SocketFrame } from '#contracts/shared/socket.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { asSuperuser } from '../../support/test-database.js';
import { TestSocket } from '../../support/test-socket.js';
import { withSlack } from '../../support/with-slack.js';
import { OwnService } from '../faults/own-service.js';
import { RealProgram } from '../platform/programs/real-program.js';
import { aConversation, type Correspondent } from './correspondents.js';

let redis: OwnService;
let posy: Posy;
let origin: string;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  redis = await OwnService.start('redis');
  posy = await Posy.start({
    workers: ['relay', 'reactions'],
    settings: { REDIS_URL: redis.url, SIGN_IN_TRIES_PER_MINUTE: '100000' },
  });
  await posy.api.listen(0, '127.0.0.1');
  origin = await posy.api.getUrl();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});
afterAll(async () => {
  await posy.stop();
  await redis.dispose();
});

async function deviceOf({ token, as }: Correspondent, at = origin): Promise<TestSocket> {
  const device = await TestSocket.open(at);
  sockets.push(device);
  expect((await device.ask('Identify', { jwt: token, appName: as })).action).toBe('Identified');
  return device;
}
const dataOf = <T>({ data }: SocketFrame) => data as T;
const aText = (nth: number) => ({ uuid: randomUUIDv7(), message: `Message ${nth}` });

/** Both sides read the request and then exactly these messages, in this order. */
async function expectHistory(people: readonly Correspondent[], id: string, sent: readonly { uuid: string }[]) {
  for (const person of people) {
    const { messages } = (await person.open(id, { pageSize: 100 })).body.thread;
    expect(messages.slice(1).map(({ uuid }) => uuid)).toEqual(sent.map(({ uuid }) => uuid));
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_message, nth) => nth + 1));
  }
}

it('a message in a frame of 64 KB is refused by its field, one more byte ends the connection, and nothing is stored', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const device = await deviceOf(couple);
  const before = aText(1);
  expect((await device.ask('sendMessage', { conversationId: id, ...before })).action).toBe('IncomingMessage');
  const frame = (message: string) => ({
    action: 'sendMessage',
    data: { conversationId: id, uuid: before.uuid, message },
    id: 'large',
  });
  const largest = 'x'.repeat(maxFrameBytes - JSON.stringify(frame('')).length);
  device.send(frame(largest));
  const refused = await device.take((answer) => answer.id === 'large');
  expect([refused.action, Object.keys(dataOf<Problem>(refused).fields ?? {})]).toEqual(['Error', ['message']]);
  device.send(frame(`${largest}x`));
  expect((await device.closed).code).toBe(1009);

  const after = aText(2);
  await (await deviceOf(couple)).ask('sendMessage', { conversationId: id, ...after });
  await expectHistory([couple, vendor], id, [before, after]);
});

it('of 1,000 messages in one go none is stored twice, the acknowledged ones are stored, and others can chat meanwhile', async () => {
  const [{ couple, vendor, id }, other] = [await aConversation(posy), await aConversation(posy)];
  const [device, calm] = [await deviceOf(couple), await deviceOf(other.couple)];
  const flood = Array.from({ length: 1_000 }, (_, nth) => aText(nth));
  for (const text of flood)
    device.send({ action: 'sendMessage', data: { conversationId: id, ...text }, id: text.uuid });
  expect((await calm.ask('sendMessage', { conversationId: other.id, ...aText(1) })).action).toBe('IncomingMessage');
  expect(await device.closed).toEqual({ code: 4003, reason: 'too many frames' });

  const acknowledged = device.frames
    .filter(({ action, id: asked }) => action === 'IncomingMessage' && asked !== undefined)
    .map(({ data }) => data as ConversationMessageView);
  expect(device.frames.filter(({ action, data }) => action === 'Error' && (data as Problem).status >= 500)).toEqual([]);
  // Acknowledgements that were in flight when the connection ended are lost: the browser sends these again.
  const sentAgain = flood.slice(0, 30);
  for (const { uuid, message } of sentAgain) expect((await couple.send(id, message, uuid)).status).toBe(200);
  const uuidsOf = async (person: Correspondent) =>
    (await person.open(id, { pageSize: 100 })).body.thread.messages.slice(1).map(({ uuid }) => uuid);
  const [read = []] = await eventually(
    () => Promise.all([uuidsOf(couple), uuidsOf(vendor)]),
    ([one, other]) => isDeepStrictEqual(one, other),
  );
  expect(new Set(read).size).toBe(read.length);
  expect(read).toEqual(expect.arrayContaining([...acknowledged, ...sentAgain].map(({ uuid }) => uuid)));
});

it('a socket that is cut within a frame or before the answer loses nothing, and stores nothing twice', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const [half, unanswered, last] = [aText(1), aText(2), aText(3)];

  const cutWithin = await deviceOf(couple);
  const { _socket: wire } = cutWithin.socket as unknown as { _socket: Socket };
  const write = wire.write.bind(wire);
  const bytes: Buffer[] = [];
  wire.write = (part: Buffer) => bytes.push(part) > 0;
  cutWithin.send({ action: 'sendMessage', data: { conversationId: id, ...half } });
  wire.write = write;
  const whole = Buffer.concat(bytes);
  await new Promise((resolve) => write(whole.subarray(0, whole.length / 2), resolve));
  cutWithin.socket.terminate();

  const cutBefore = await deviceOf(couple);
  cutBefore.send({ action: 'sendMessage', data: { conversationId: id, ...unanswered } });
  await eventually(
    () => posy.sql('select 1 from messaging.message where uuid = $1', [unanswered.uuid]),
    ({ length }) => length === 1,
  );
  cutBefore.socket.terminate();
  await expectHistory([couple, vendor], id, [unanswered]);

  const again = await deviceOf(couple);
  for (const text of [unanswered, half, last]) {
    const answer = await again.ask('sendMessage', { conversationId: id, ...text });
    expect(dataOf<ConversationMessageView>(answer).message).toMatchObject({ uuid: text.uuid, message: text.message });
  }
  await expectHistory([couple, vendor], id, [unanswered, half, last]);
});

it('messages whose jobs are lost with an emptied Redis are enqueued again within two seconds, and arrive', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  await posy.haltWorkers();
  await posy.startWorkers(['relay']);
  const device = await deviceOf(vendor);
  const sent = [aText(1), aText(2), aText(3)];
  for (const { uuid, message } of sent) await couple.send(id, message, uuid);
  const rounds = () =>
    posy.sql<{ enqueue_count: number }>(
      `select enqueue_count from platform.delivery join platform.message on message.id = message_id
       where done_at is null and subject_id = $1`,
      [id],
    );
  const areEnqueued = (times: number) =>
    eventually(rounds, (rows) => rows.length >= sent.length && rows.every((row) => row.enqueue_count >= times));
  await areEnqueued(1);

  const client = new Redis(redis.url);
  await client.flushall();
  const flushedAt = performance.now();
  await areEnqueued(2);
  expect(performance.now() - flushedAt).toBeLessThan(withSlack(2_000));
  client.disconnect();
  await posy.haltWorkers();
  await posy.startWorkers(['relay', 'reactions']);
  for (const { uuid } of sent) {
    await device.take(
      ({ action, data }) => action === 'IncomingMessage' && (data as ConversationMessageView).uuid === uuid,
    );
  }
  await expectHistory([couple, vendor], id, sent);
});

it('people whose api is killed in the middle of a send go on over another one, and keep their order', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const killed = await RealProgram.start('dist/src/main.js', posy.variables);
  const other = new pg.Client({ connectionString: asSuperuser(posy.config.databaseUrl) });
  await other.connect();
  try {
    const [first, second, third] = [aText(1), aText(2), aText(3)];
    const phone = await deviceOf(couple, `http://127.0.0.1:${killed.port}`);
    const desk = await deviceOf(vendor);
    expect((await phone.ask('sendMessage', { conversationId: id, ...first })).action).toBe('IncomingMessage');
    await other.query('begin');
    await other.query('select 1 from messaging.conversation where id = $1 for update', [id]);
    phone.send({ action: 'sendMessage', data: { conversationId: id, ...second } });
    await eventually(
      () => posy.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      ({ length }) => length > 0,
    );
    await killed.end('SIGKILL');
    await phone.closed;
    await other.query('rollback');

    const again = await deviceOf(couple);
    for (const text of [second, third]) {
      expect((await again.ask('sendMessage', { conversationId: id, ...text })).action).toBe('IncomingMessage');
    }
    for (const { uuid } of [first, second, third]) {
      await desk.take(
        ({ action, data }) => action === 'IncomingMessage' && (data as ConversationMessageView).uuid === uuid,
      );
    }
    await expectHistory([couple, vendor], id, [first, second, third]);
  } finally {
    await other.end();
    await killed.dispose();
  }
});
