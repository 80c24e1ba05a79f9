import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { withSlack } from '../support/with-slack.js';
import { eventually } from '../support/posy/eventually.js';
import { mailsTo } from '../support/posy/mails.js';
import { aCouple, signIn } from './support/accounts.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
/** The page of the demo vendor. */
const vendorPage = '/wildrye-photographs';

/** Signs in a couple whose email is confirmed. */
async function aConfirmedCouple(page: Page): Promise<void> {
  const email = await aCouple(page);
  await stage.site.sql(
    `update identity.user set email_verified_at = now(), first_name = 'Nora', last_name = 'Vale' where email = $1`,
    [email],
  );
}
const say = async (page: Page, message: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
};
const thread = (page: Page, name: string) => page.getByRole('region', { name: `Messages with ${name}` });

it(
  'a couple asks a vendor for a quote, the vendor answers, both see each other’s messages at once, and the vendor reports the couple [MSG-5] [MSG-19] [MSG-34] [OP-105] [MSG-33]',
  stage.visit(async ({ page: couple }, another) => {
    await aConfirmedCouple(couple);
    await couple.goto(vendorPage);
    await couple.getByRole('button', { name: 'Ask for a quote' }).filter({ visible: true }).first().click();
    await couple.getByRole('button', { name: /^Just send a message/ }).click();
    const question = `Are you free in May? ${Date.now()}`;
    await couple.getByRole('textbox', { name: 'What would you like to know?' }).fill(question);
    await couple.getByRole('button', { name: 'Send request' }).click();
    await couple.getByRole('link', { name: 'Open conversation' }).click();
    await couple.waitForURL((url) => url.pathname === '/inbox');
    await thread(couple, 'Wildrye Photographs').getByText(question).waitFor();

    const { page: vendor } = await another();
    await signIn(vendor, 'vendor@posy.example');
    await vendor.goto('/vendor/inbox');
    await vendor.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: 'Nora Vale' }).first().click();
    await thread(vendor, 'Nora Vale').getByText(question).waitFor();
    await say(vendor, 'Yes, the second weekend is open.');
    await thread(couple, 'Wildrye Photographs').getByText('Yes, the second weekend is open.').waitFor();
    await say(couple, 'Then the second weekend it is.');
    await thread(vendor, 'Nora Vale').getByText('Then the second weekend it is.').waitFor();

    await vendor.getByRole('button', { name: 'Actions for Nora Vale' }).last().click();
    await vendor.getByRole('menuitem', { name: 'Report' }).click();
    for (const reason of [/^Offensive/, /^Fraud/, /^Other/]) {
      await vendor.getByRole('radio', { name: reason }).waitFor();
    }
    await vendor.getByRole('radio', { name: /^Spam/ }).click();
    await vendor.getByRole('button', { name: 'Send report' }).click();
    await vendor.getByText('We’ve received your report').waitFor();
    expect(await thread(vendor, 'Nora Vale').getByRole('listitem').count()).toBeGreaterThan(2);
  }),
);

/** An event of a signed-in couple with a confirmed email, in Austin on a day. */
async function planEvent(page: Page, email: string, day: string): Promise<void> {
  await stage.site.sql(`update identity.user set email_verified_at = now() where email = $1`, [email]);
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('posy.session')).accessToken`);
  const headers = { authorization: `Bearer ${token}` };
  const begun = (await (await page.request.post('/api/event', { headers })).json()) as EventProfileView;
  const { id, version } = begun.event!;
  const place = { addressLine1: '', addressLine2: '', locationZipCode: '', googlePlaceId: '4671654' };
  const austin = { displayText: 'Austin, TX', locationCity: 'Austin', locationState: 'TX' };
  const point = { latitude: 30.27, longitude: -97.74 };
  const event = {
    eventType: 'Wedding',
    eventDate: { eventDate: day, isFlexible: false, eventTimeline: null },
    locationKnown: true,
    eventLocationType: null,
    eventLocations: [{ id: '0197f2a0-0000-7000-8000-0000000000aa', ...place, ...austin, ...point }],
    basics: { guestCount: 90, guestCountKnown: true, budgetTier: 'premium', budgetTierKnown: true },
    eventVendors: [{ categoryId: 11, webstoreId: null, nickname: null }],
  };
  const eventUser = { firstName: 'Juno', lastName: 'Marsh', role: 'Bride' };
  for (const change of [{ event, eventUser }, { event: { props: { currentSetupStep: 'COMPLETE' } } }]) {
    const data = { id, version: change.event === event ? version : version + 1, ...change };
    expect((await page.request.patch('/api/eventUser', { headers, data })).status()).toBe(200);
  }
}

/** Moves an unread message, and the notice about it, into the past. */
async function moveClock(text: string, minutes: number): Promise<void> {
  const earlier = `interval '${minutes} minutes'`;
  const rows = await stage.site.sql<{ id: string }>(
    `update messaging.message set sent_at = sent_at - ${earlier} where text = $1 returning conversation_id as id`,
    [text],
  );
  const ids = rows.map(({ id }) => id);
  await stage.site.sql(
    `update platform.scheduled_message set due_at = due_at - ${earlier} where subject_id = any($1)`,
    [ids],
  );
}

it(
  'a couple asks three open photographers at once; one answers from a phone that is offline for a while, with a file; a mail follows after 15 unread minutes; archived on one device is archived on the other [OP-98] [OP-101] [OP-103] [OP-105]',
  stage.visit(async ({ page: couple }, another) => {
    const email = await aCouple(couple);
    await planEvent(couple, email, '2027-09-18');
    await couple.goto('/vendors?category=photographyvideography');
    const offer = couple.getByRole('navigation', { name: 'For your event' });
    await offer.getByRole('link', { name: 'Near Austin, TX' }).click();
    // The second link keeps the place once the page has it.
    await offer.locator('a[href*="austin-tx"]', { hasText: 'Free on Sat, Sep 18, 2027' }).click();
    await couple.waitForURL(/\/vendors\/austin-tx\/photographyvideography\?date=2027-09-18$/);
    const open = couple.getByRole('article').filter({ hasText: 'Free on September 18' });
    const hearts = open.getByRole('button', { name: /^Save (?!Wildrye)/ });
    for (const nth of [0, 1]) await hearts.nth(nth).click();
    await hearts.and(couple.locator('[aria-pressed=true]')).nth(1).waitFor();
    expect(await couple.getByRole('article').filter({ hasText: 'Booked on' }).count()).toBe(0);
    await couple.goto(vendorPage);
    await couple.getByRole('button', { name: 'Save Wildrye Photographs' }).first().click();
    await couple.locator('button[aria-pressed=true]').first().waitFor();
    await couple.goto('/favorites');
    await couple.getByRole('button', { name: 'Ask 3 vendors for a quote' }).click();
    const asked = couple.getByRole('group', { name: 'Who should we send it to?' });
    await asked.getByText('Free on September 18').nth(1).waitFor();
    const question = `Are you free on our day? ${Date.now()}`;
    await couple.getByRole('textbox', { name: 'What would you like to know?' }).fill(question);
    await couple.getByRole('button', { name: 'Send request' }).click();
    await couple.getByRole('status').filter({ hasText: '3 vendors' }).waitFor();
    await couple.goto('/inbox');
    const conversations = couple.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    await conversations.nth(2).waitFor();
    await couple.getByRole('link', { name: 'Wildrye Photographs' }).first().click();
    await thread(couple, 'Wildrye Photographs').getByText(question).waitFor();

    const [vendor, desk] = [await another(), (await another()).page];
    const { page: phone, context } = vendor;
    vendor.expectsFailures(/./);
    await phone.setViewportSize({ width: 390, height: 844 });
    for (const device of [phone, desk]) {
      await signIn(device, 'vendor@posy.example');
      await device.goto('/vendor/inbox');
    }
    await phone.getByRole('link', { name: 'Juno Marsh' }).click();
    await thread(phone, 'Juno Marsh').getByText(question).waitFor();
    await thread(phone, 'Juno Marsh').getByText('September 18, 2027').waitFor();
    await context.setOffline(true);
    await say(phone, 'Yes, your day is still open.');
    await thread(phone, 'Juno Marsh').getByText('Sending').waitFor();
    await context.setOffline(false);
    const onlineAt = performance.now();
    await thread(phone, 'Juno Marsh').getByText('Sending').waitFor({ state: 'detached' });
    expect(performance.now() - onlineAt).toBeLessThan(withSlack(2_000));
    await thread(couple, 'Wildrye Photographs').getByText('Yes, your day is still open.').waitFor();

    const file = { name: 'Prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 prices') };
    await phone.locator('input[type=file]').setInputFiles(file);
    // It is sent only once it is uploaded.
    await phone.getByRole('status').getByText('Prices.pdf', { exact: true }).waitFor();
    await say(phone, 'These are our prices.');
    const download = couple.waitForEvent('download');
    await thread(couple, 'Wildrye Photographs').getByRole('button', { name: 'Download Prices.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Prices.pdf');

    await couple.goto('/vendors');
    const unread = `Shall we meet on Friday? ${Date.now()}`;
    await say(phone, unread);
    await desk.getByText(unread).first().waitFor();
    await moveClock(unread, 16);
    const [mail] = await eventually(
      async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('sent you')),
      ({ length }) => length > 0,
    );
    expect(mail?.subject).toBe('Wildrye Photographs sent you a message');
    await couple.goto(new URL(/https?:\S+conversation=\S+/.exec(mail!.text)![0]).href.replace(/^https?:\/\/[^/]+/, ''));
    await thread(couple, 'Wildrye Photographs').getByText(unread).waitFor();

    await phone.getByRole('button', { name: 'Actions for Juno Marsh' }).last().click();
    const sheet = phone.getByRole('dialog', { name: 'Juno Marsh' });
    for (const name of ['Mark as unread', 'Delete', 'Report']) await sheet.getByText(name, { exact: true }).waitFor();
    await sheet.getByText('Archive', { exact: true }).click();
    await desk.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: 'Juno Marsh' }).waitFor({
      state: 'detached',
    });
  }),
);
