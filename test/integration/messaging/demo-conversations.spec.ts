import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { demoConversations } from '#src/demo/demo-conversations.js';
import { demoId } from '#src/demo/demo-id.js';
import { SeedDemoData } from '#src/demo/seed-demo-data.js';
import { Posy } from '../../support/posy/posy.js';
import { Correspondent } from './correspondents.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

it('the demo couple and the demo vendor have written to each other, once however often the demo is seeded', async () => {
  const seeder = new SeedDemoData(posy.get(CommandBus), posy.config);
  await seeder.run(demoConversations.length);
  await seeder.run(demoConversations.length);
  const inboxOf = async (as: 'event-user' | 'vendor', email: string) => {
    const person = new Correspondent(posy, as, '', email, await posy.signIn(email), '');
    return { person, list: (await person.list()).body.conversations };
  };
  const couple = await inboxOf('event-user', 'couple@posy.example');
  expect(couple.list).toHaveLength(demoConversations.length);
  const vendor = await inboxOf('vendor', 'vendor@posy.example');
  const withVendor = couple.list.map(({ webstoreId, isUnread }) => [webstoreId, isUnread]);
  expect(withVendor).toContainEqual([demoId('webstore', 0), true]);
  expect(withVendor.filter(([, isUnread]) => isUnread)).toHaveLength(1);
  expect(vendor.list).toMatchObject([
    {
      webstoreId: demoId('webstore', 0),
      displayName: 'Maya Lindqvist',
      latestMessage: { source: 'sent' },
      isUnread: false,
      unreadCount: 0,
    },
  ]);
  const { thread } = (await vendor.person.open(vendor.list[0]?.id ?? '')).body;
  expect(thread.messages).toHaveLength(1 + (demoConversations[0]?.replies.length ?? 0));
  expect(thread.messages[0]).toMatchObject({ type: 'quote-request', data: { guestCount: 90, name: 'Maya Lindqvist' } });
});
