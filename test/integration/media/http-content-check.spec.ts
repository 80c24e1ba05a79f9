import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { HttpContentCheck } from '#src/platform/media/http-content-check.js';
import { isThrottled, looksLikeOutage } from '#src/platform/outages/outage.js';

interface Asked {
  method: string | undefined;
  type: string | undefined;
  body: Buffer;
}

let service: Server;
let check: HttpContentCheck;
let asked: Asked[];
/** The next answer; undefined for none at all. */
let answer: { status: number; text: string } | undefined;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ method: request.method, type: request.headers['content-type'], body: Buffer.concat(parts) });
      if (answer) response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  check = new HttpContentCheck(`http://127.0.0.1:${(service.address() as AddressInfo).port}/check`);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
afterEach(() => void jest.restoreAllMocks());

const answers = (body: unknown, status = 200) => {
  asked = [];
  answer = { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
};
const picture = Buffer.from('a picture');
const isOutage = () =>
  check.check(picture).then(
    () => false,
    (error: unknown) => looksLikeOutage(error),
  );

describe('a service that checks pictures', () => {
  it('receives the picture, and decides with scores', async () => {
    answers({ approved: false, scores: { adult: 0.97, gore: 0 } });
    expect(await check.check(picture)).toEqual({ approved: false, scores: { adult: 0.97, gore: 0 } });
    expect(asked).toEqual([{ method: 'POST', type: 'image/jpeg', body: picture }]);
    answers({ approved: true });
    expect(await check.check(picture)).toEqual({ approved: true, scores: {} });
  });

  it('has at most 20 scores from 0 to 1, and others are dropped', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`score-${at}`, 0.5]));
    answers({ approved: true, scores: { low: -0.1, high: 1.1, text: '0.5', none: null, ...many } });
    const { scores } = await check.check(picture);
    expect(Object.keys(scores)).toEqual(Object.keys(many).slice(0, 20));
  });

  it.each<[string, unknown, number]>([
    ['answers with an error', { approved: true }, 503],
    ['refuses the picture', { approved: true }, 413],
    ['answers no JSON', '<html>busy</html>', 200],
    ['gives no verdict', { scores: { adult: 0.1 } }, 200],
    ['gives a verdict in words', { approved: 'yes' }, 200],
    ['answers null', null, 200],
    ['answers without end', { approved: true, reason: 'a'.repeat(70_000) }, 200],
  ])('that %s decides nothing: it counts as unavailable', async (_what, body, status) => {
    answers(body, status);
    expect(await isOutage()).toBe(true);
  });

  it('that does not answer in time counts as unavailable', async () => {
    answer = undefined;
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(50));
    expect(await isOutage()).toBe(true);
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it('that throttles is recognized as such, so that no picture loses an attempt', async () => {
    answers({}, 429);
    const error = await check.check(picture).catch((thrown: unknown) => thrown);
    expect(isThrottled(error)).toBe(true);
  });

  it('that failed has to judge a good picture before its probe succeeds', async () => {
    answers('', 503);
    expect(await isOutage()).toBe(true);
    await expect(check.probe()).rejects.toThrow('status 503');
    answers({ approved: true });
    await expect(check.probe()).resolves.toBeUndefined();
    const [probe] = asked;
    expect([probe?.method, (await sharp(probe?.body).metadata()).format]).toEqual(['POST', 'jpeg']);
    await check.probe();
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'HEAD']);
  });

  it('is probed without a picture, and any answer but an error of its own is a good one', async () => {
    answers({ approved: true });
    await check.check(picture);
    answers('', 405);
    await expect(check.probe()).resolves.toBeUndefined();
    expect(asked.map(({ method }) => method)).toEqual(['HEAD']);
    answers('', 502);
    await expect(check.probe()).rejects.toThrow('status 502');
  });
});
