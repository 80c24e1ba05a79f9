import { afterAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { codeMailedTo } from '../support/posy/mails.js';
import { aPaymentServer, type TestPayments } from '../support/posy/payments.js';
import { signIn } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { SectionsByKeyboard } from './support/sections-by-keyboard.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';
import { Typist } from './support/typist.js';

let payments: TestPayments;
const stage = Stage.own(async () => {
  payments = await aPaymentServer();
  return { settings: payments.settings, port: payments.port };
});
afterAll(() => payments.service.stop());

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const garden = 11_001;
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

/** Sections that Premium unlocks. */
const unlocked = ['Packages', 'Questions couples ask', 'Awards'];

/** Waits until the public page has all of the sections, or none. */
async function shows(page: Page, url: string, sections: string[], expected: boolean): Promise<void> {
  const read = async () => (await page.request.get(`/${url}`)).text();
  const isShown = (html: string) => sections.map((title) => new RegExp(`<h2[^>]*>${title}`).test(html));
  await eventually(read, (html) => isShown(html).every((shown) => shown === expected));
}

/** Accepts the terms, pays for Premium with a card, by keyboard, and goes on to the page about the business. */
async function upgrade(page: Page): Promise<void> {
  const keys = new Typist(page);
  await keys.press(page.getByRole('button', { name: 'Accept and see the plans' }));
  await keys.press(page.getByRole('link', { name: 'Choose Premium' }));
  const card = page.frameLocator('iframe[title="Card"]');
  await keys.type(card.getByLabel('Card number'), '4242424242424242');
  await keys.type(card.getByLabel('Expiration date'), '1234');
  await keys.type(card.getByLabel('Security code'), '123');
  await keys.press(page.getByRole('button', { name: /^Pay / }));
  await page.getByText(/^Premium has started/).waitFor();
  await keys.press(page.getByRole('link', { name: 'Let’s go' }));
  await keys.press(page.getByRole('main').getByRole('link', { name: /^About/ }));
}

it(
  'an empty page is filled in every section on a phone by keyboard alone, the focus never behind a bar, published, found by date and style, and upgraded',
  stage.visit(
    async ({ page }, another) => {
      await page.clock.install();
      const email = SignUpPage.anAddress('florist');
      const form = new SignUpPage(page);
      await page.goto('/vendor/signup');
      await form.signUp(email);
      await form.give(await codeMailedTo(email));
      await new Typist(page).press(page.getByRole('link', { name: 'Lets go' }));
      await new EditorPage(page).name.waitFor();

      const sections = new SectionsByKeyboard(page);
      await sections.about();
      await sections.amenities();
      await sections.availability();
      await sections.gallery();
      await sections.partners();
      await sections.publish();

      const couple = (await another()).page;
      const search = `/vendors?name=larkspur&styles=${garden}&date=${tomorrow}`;
      const found = async () => {
        await couple.goto(search);
        return new DirectoryPage(couple).link(SectionsByKeyboard.businessName).count();
      };
      await eventually(found, (count) => count === 1);
      await shows(page, SectionsByKeyboard.url, unlocked, false);

      await sections.wantPremium();
      await upgrade(page);
      await sections.packages();
      await sections.faqs();
      await sections.awards();
      await sections.reviews();
      await sections.store();
      await sections.publish();
      await shows(page, SectionsByKeyboard.url, unlocked, true);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

it(
  'a vendor goes from Starter to Premium with a promo code, and a second window unlocks its section [BIL-5] [BIL-50] [OP-114] [WEB-33, BIL-6, BIL-7]',
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
    const borders = await page.evaluate<string[]>(
      `[...document.querySelectorAll('article')].map((card) => getComputedStyle(card).borderTopColor)`,
    );
    const selected = await page.evaluate<number>(
      `[...document.querySelectorAll('article')].findIndex((card) => card.dataset.selected === 'true')`,
    );
    // The one that is selected stands out from the others.
    expect(borders.filter((border) => border === borders[selected])).toHaveLength(1);
    const folded = cards.first().locator('button[aria-expanded]');
    const isOpen = () => Promise.all([0, 2].map((nth) => cards.nth(nth).getByRole('list').isVisible()));
    expect(await isOpen()).toEqual([true, true]);
    await page.setViewportSize({ width: 768, height: 900 });
    await folded.waitFor();
    expect(await isOpen()).toEqual([false, true]);
    await folded.click();
    await cards.first().getByRole('list').waitFor();
    expect(await isOpen()).toEqual([true, false]);
    await page.setViewportSize({ width: 769, height: 900 });
    await folded.waitFor({ state: 'hidden' });
    expect(await isOpen()).toEqual([true, true]);
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
    // Back does not lead to a second payment.
    const paidAt = page.url();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'A plan for every size of business' }).waitFor();
    expect(paidAt).toContain('/vendor/checkout/success');
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
      await shows(page, url, ['Packages'], !locked);
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
