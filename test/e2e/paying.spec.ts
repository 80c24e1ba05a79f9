import { afterAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { aPaymentServer, type TestPayments } from '../support/posy/payments.js';
import { signIn } from './support/accounts.js';
import { Stage } from './support/stage.js';

let payments: TestPayments;
const stage = Stage.own(async () => {
  payments = await aPaymentServer();
  return { settings: payments.settings, port: payments.port };
});
afterAll(() => payments.service.stop());

const vendorEmail = 'vendor@posy.example';

/** Takes the plan of the demo vendor away; returns the address of its page. */
async function withoutPlan(): Promise<string> {
  const [webstore] = await stage.site.sql<{ id: string; vendor_id: string; url: string }>(
    `select webstore.id, vendor_id, url from webstore.webstore
       join webstore.web_address on webstore_id = webstore.id and web_address.published
     where vendor_id = (select vendor.id from identity.vendor join identity."user" on "user".id = user_id
                        where email = $1)`,
    [vendorEmail],
  );
  if (!webstore) throw new Error('the demo vendor has no webstore');
  await stage.site.sql(`update billing.seat set subscription_id = null where webstore_id = $1`, [webstore.id]);
  await stage.site.sql(`delete from billing.subscription where vendor_id = $1`, [webstore.vendor_id]);
  await stage.site.sql(`update webstore.entitlement set tier = 'starter', features = '[]' where webstore_id = $1`, [
    webstore.id,
  ]);
  return webstore.url;
}

/** Enters a test card and presses the button that pays. */
async function payWith(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiration date').fill('12/34');
  await card.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

const isLocked = (page: Page, expected: boolean) =>
  page.getByText('Packages: premium users only').waitFor({ state: expected ? 'visible' : 'detached' });

async function showsPackages(page: Page, url: string, expected: boolean): Promise<void> {
  const read = async () => (await page.request.get(`/${url}`)).text();
  await eventually(read, (html) => /<h2[^>]*>Packages/.test(html) === expected);
}

it(
  'a vendor goes from Starter to Premium with a promo code, and a second window unlocks its section [BIL-5] [BIL-50]',
  stage.visit(async ({ page }, another) => {
    const url = await withoutPlan();
    const second = (await another()).page;
    await signIn(page, vendorEmail);
    await signIn(second, vendorEmail);
    await page.goto('/vendor/prices');
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByRole('heading', { name: /^Welcome to Posy/ }).waitFor();
    await second.goto('/vendor/webstore/editpackages');
    await isLocked(second, true);

    await page.goto('/vendor/prices');
    const cards = page.getByRole('article');
    await cards.nth(2).waitFor();
    for (const card of await cards.all()) expect((await card.boundingBox())?.width).toBe(276);
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await page.getByText('I have a promo code').click();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('MARIGOLD15');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('15% off', { exact: true }).waitFor();
    // Declined, then a card whose bank asks.
    await payWith(page, '4000 0000 0000 0002');
    await page.getByText('Your card was declined.').first().waitFor();
    await payWith(page, '4000 0025 0000 3155');
    await page.frameLocator('iframe[title="Card"]').getByRole('button', { name: 'Yes, it’s me' }).click();
    await page.getByText(/^Premium has started/).waitFor();
    await isLocked(second, false);
    await second.getByText('Subscription Updated').first().waitFor();

    await page.goto('/vendor/account-subscriptions');
    const [portal] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: /^Card and invoices/ }).click(),
    ]);
    // Upgrade and downgrade, while nobody reloads the second window.
    for (const [plan, locked] of [
      ['starter_month', true],
      ['premium_month', false],
    ] as const) {
      await portal.getByLabel('Plan').selectOption(`price_${plan}`);
      await portal.getByRole('button', { name: 'Change plan' }).click();
      await isLocked(second, locked);
      await showsPackages(page, url, !locked);
    }

    await payments.daysOn(121);
    const renewed = async () => {
      await page.goto('/vendor/account-billing-history');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page.getByText('$84.15').count();
    };
    await eventually(renewed, (count) => count > 0);
    await page.goto('/vendor/account-subscriptions');
    await page.getByText('Premium', { exact: true }).first().waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
