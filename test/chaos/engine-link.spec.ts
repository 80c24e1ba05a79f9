import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EngineLink } from './engine-link.ts';

const engine = createServer((_asked, answer) => answer.end('"well"'));
let link: EngineLink;

beforeAll(async () => {
  await new Promise<void>((resolve) => void engine.listen(0, '127.0.0.1', resolve));
  link = await EngineLink.before(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`);
});
afterAll(() => {
  engine.closeAllConnections();
  engine.close();
});

const ask = async (path: string, body?: string): Promise<unknown> => {
  const headers = { connection: 'close' };
  const answer = await fetch(`${link.url}${path}`, { method: 'POST', headers, ...(body && { body }) });
  return answer.json();
};

it('refuses each document of a write while its disk is full, and nothing else', async () => {
  const body = '{"index":{"_id":"a"}}\n{"index":{"name":"no action"}}\n{"delete":{"_id":"b"}}\n';
  link.mood = 'full';
  expect(await ask('/listings/_bulk', body)).toMatchObject({
    errors: true,
    items: [{ index: { _id: 'a', status: 429 } }, { delete: { _id: 'b', status: 429 } }],
  });
  expect(await ask('/listings/_search')).toBe('well');
  link.mood = 'well';
  expect(await ask('/listings/_bulk', body)).toBe('well');
});

it('keeps a request that a tap takes until the tap releases it', async () => {
  const over = Promise.withResolvers<void>();
  const keep = (path: string) => (path === '/_aliases' ? over.promise : undefined);
  link.taps.add(keep);
  const kept = ask('/_aliases');
  expect(await ask('/listings/_bulk')).toBe('well');
  expect(await Promise.race([kept, Promise.resolve('kept')])).toBe('kept');
  link.taps.delete(keep);
  over.resolve();
  expect(await kept).toBe('well');
});
