import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MessageView } from '#contracts/messaging/messaging.views.js';
import { Posy } from '../../support/posy/posy.js';
import { aConversation, historyOf, type Correspondent } from './correspondents.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
});
afterAll(() => posy.stop());

/** A browser: what it has sent, what it has seen, and a cursor to fetch what it missed. */
class Device {
  readonly seen = new Map<number, MessageView>();
  private readonly unanswered: { uuid: string; text: string }[] = [];

  constructor(
    private readonly person: Correspondent,
    private readonly id: string,
    readonly wanted: Map<string, string>,
  ) {}

  /** @param isAnswered whether the answer arrives; if not, the device sends the message again when it is connected */
  async send(text: string, isAnswered: boolean): Promise<void> {
    const message = { uuid: randomUUIDv7(), text };
    this.wanted.set(message.uuid, text);
    await this.deliver(message, isAnswered);
  }

  async retry(isAnswered: boolean): Promise<void> {
    const message = this.unanswered.shift();
    if (message) await this.deliver(message, isAnswered);
  }

  /** Fetches what was missed, from the latest position that it knows without a gap. */
  async connect(): Promise<void> {
    while (this.unanswered.length > 0) await this.retry(true);
    for (let hasLater = true; hasLater;) {
      const { thread } = (await this.person.open(this.id, { after: this.latest(), pageSize: 3 })).body;
      for (const message of thread.messages) this.see(message);
      hasLater = thread.hasLater;
    }
  }

  private async deliver(message: { uuid: string; text: string }, isAnswered: boolean): Promise<void> {
    const { status, body } = await this.person.send(this.id, message.text, message.uuid);
    expect(status).toBe(200);
    if (isAnswered) this.see(body.message);
    else this.unanswered.push(message);
  }

  private see(message: MessageView): void {
    const known = this.seen.get(message.seq);
    if (known) expect([message.id, message.message]).toEqual([known.id, known.message]);
    this.seen.set(message.seq, message);
  }

  private latest(): number {
    let seq = 0;
    while (this.seen.has(seq + 1)) seq += 1;
    return seq;
  }
}

const step = fc.record({
  device: fc.nat({ max: 2 }),
  what: fc.constantFrom('send', 'send unanswered', 'retry', 'retry unanswered', 'connect', 'view'),
});
/** Steps of one group happen at the same time. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

it('both sides end with the same history, whatever is sent, retried, dropped or fetched in whatever order', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const wanted = new Map<string, string>();
  const devices = [new Device(couple, id, wanted), new Device(vendor, id, wanted), new Device(vendor, id, wanted)];
  let number = 0;
  await fc.assert(
    fc.asyncProperty(groups, async (story) => {
      for (const group of story) {
        await Promise.all(
          group.map(({ device: at, what }) => {
            const device = devices[at]!;
            if (what === 'connect') return device.connect();
            if (what === 'view') return (at === 0 ? couple : vendor).viewed(id);
            const isAnswered = !what.endsWith('unanswered');
            return what.startsWith('retry')
              ? device.retry(isAnswered)
              : device.send(`text ${(number += 1)}`, isAnswered);
          }),
        );
      }
      for (const device of devices) await device.connect();
      const histories = devices.map(({ seen }) =>
        [...seen.values()].sort((a, b) => a.seq - b.seq).map(({ seq, uuid, message, ts }) => [seq, uuid, message, ts]),
      );
      expect(histories[1]).toEqual(histories[0]);
      expect(histories[2]).toEqual(histories[0]);
      expect(histories[0]!.map(([seq]) => seq)).toEqual(histories[0]!.map((_message, at) => at + 1));
      const sent = histories[0]!.slice(1).map(([, uuid, message]) => [uuid, message] as const);
      expect(new Map(sent as [string, string][])).toEqual(wanted);
      expect(sent).toHaveLength(wanted.size);
    }),
    { numRuns: 10 },
  );
  expect(historyOf((await couple.open(id)).body)).toEqual(historyOf((await vendor.open(id)).body));
});
