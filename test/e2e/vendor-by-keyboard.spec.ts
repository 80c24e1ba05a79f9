import { afterAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../support/posy/eventually.js';
import { codeMailedTo } from '../support/posy/mails.js';
import { aPaymentServer, type TestPayments } from '../support/posy/payments.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { isFocused, pressUntilFocused } from './support/keyboard.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';

let payments: TestPayments;
const stage = Stage.own(async () => {
  payments = await aPaymentServer();
  return { settings: payments.settings, port: payments.port };
});
afterAll(() => payments.service.stop());

const url = 'larkspur-and-rye';
const name = 'Larkspur and Rye';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const garden = 11_001;

/** The option of the focused field that Enter would take; empty while its list is closed. */
const activeOption = (page: Page) =>
  page.evaluate<string>(
    `document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent ?? ''`,
  );

/** A vendor at the keyboard of a page. */
class Typist {
  constructor(private readonly page: Page) {}

  /** Tabs to an element, on from where the focus is. */
  async to(target: Locator): Promise<void> {
    await target.first().waitFor();
    if (!(await isFocused(target.first()))) await pressUntilFocused(this.page, 'Tab', target.first(), 250);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }

  /** Types into a field with suggestions, and takes one of them. */
  async choose(target: Locator, text: string, option: RegExp): Promise<void> {
    await this.type(target, text);
    await this.page.getByRole('option', { name: option }).first().waitFor();
    // React Aria closes a list while the page scrolls; an arrow key opens it again, also if it closed before Enter.
    const isTaken = async () => {
      if (!(await target.isVisible()) || (await target.inputValue()) !== text) return true;
      await this.page.keyboard.press('ArrowDown');
      if (option.test(await activeOption(this.page))) await this.page.keyboard.press('Enter');
      return false;
    };
    await eventually(isTaken, Boolean);
  }

  /** Opens a list with its button, and takes an option. */
  async pick(button: Locator, option: string): Promise<void> {
    await this.press(button);
    const wanted = this.page.getByRole('option', { name: option, exact: true });
    await wanted.waitFor();
    if (!(await isFocused(wanted))) await pressUntilFocused(this.page, 'ArrowDown', wanted, 60);
    await this.page.keyboard.press('Enter');
  }
}

/** The pages of the editor, one after the other. */
class Sections {
  readonly keys: Typist;

  constructor(private readonly page: Page) {
    this.keys = new Typist(page);
  }

  private async open(section: string, heading: string): Promise<void> {
    await this.page.goto(`/vendor/webstore/edit${section}`);
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  private readonly button = (label: string | RegExp) => this.page.getByRole('button', { name: label, exact: true });
  private readonly field = (label: string) => this.page.getByRole('textbox', { name: label, exact: true });
  /** Without pressing Save: changes save themselves. */
  private readonly saved = () => this.page.getByText('Changes saved successfully').first().waitFor();

  async about(): Promise<void> {
    const { keys, page } = this;
    await keys.type(this.field('Business name'), name);
    await keys.type(this.field('Web address'), url);
    await keys.type(this.field('Business summary'), 'Flowers from our own field, tied the same morning.');
    await keys.pick(page.getByRole('button', { name: /Categories$/ }), 'Florist');
    await page.keyboard.press('Escape');
    await keys.press(page.getByRole('checkbox', { name: 'Flower farms' }), 'Space');
    await keys.press(page.getByRole('radio', { name: /^\$ / }), 'Space');
    await keys.choose(
      page.getByRole('combobox', { name: 'Business address' }),
      '18 Pecan Alley Austin',
      /^18 Pecan Alley, Austin, TX/,
    );
    await keys.press(page.getByRole('radio', { name: /^Locally/ }), 'Space');
    await keys.choose(page.getByRole('combobox', { name: 'Primary market' }), 'Austin', /^Austin, TX/);
    await keys.pick(page.getByRole('button', { name: /Add a link/ }), 'Website');
    await keys.type(this.field('Website'), 'larkspur.example');
    await page.keyboard.press('Tab');
    await this.saved();
  }

  async amenities(): Promise<void> {
    await this.open('amenities', 'Amenities and services');
    const region = this.page.getByRole('region', { name: /^Services:/ });
    await this.keys.press(region.getByRole('checkbox').first(), 'Space');
    await this.keys.press(this.page.getByRole('checkbox', { name: 'Garden', exact: true }), 'Space');
    await this.saved();
  }

  async availability(): Promise<void> {
    await this.open('availability', 'Availability');
    await this.keys.to(this.page.locator('[data-day][tabindex="0"]'));
    await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.press('Space');
    await this.keys.press(this.button('Edit Availability'));
    // The last choice is selected; after it comes the first.
    await this.keys.press(this.page.getByRole('radio', { name: /^Clear/ }), 'ArrowDown');
    await this.keys.press(this.button('Save availability'));
    await this.page.getByText('Availability saved.').first().waitFor();
  }

  async gallery(): Promise<void> {
    await this.open('gallery', 'Gallery');
    const picture = sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#204080' } });
    const chosen = this.page.waitForEvent('filechooser');
    await this.keys.press(this.button('Choose photos'));
    const buffer = await picture.jpeg().toBuffer();
    await (await chosen).setFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer });
    await this.page.getByRole('grid', { name: 'Photos in your gallery' }).getByRole('row').first().waitFor();
  }

  async partners(): Promise<void> {
    await this.open('partners', 'Preferred partners');
    await this.keys.press(this.button('Add item'));
    await this.keys.choose(this.page.getByRole('combobox', { name: 'Vendor' }), 'wildrye', /Wildrye Photographs/);
    await this.keys.type(this.field('Why you like working together'), 'They wait for the light.');
    await this.saved();
  }

  async packages(): Promise<void> {
    await this.open('packages', 'Packages');
    await this.keys.press(this.button('Add item'));
    await this.keys.type(this.field('Name'), 'The whole day');
    await this.keys.type(this.page.getByLabel('Price', { exact: true }), '2400');
    await this.keys.type(this.field('Description'), 'Table flowers and a bouquet.');
    await this.keys.type(this.field('Inclusion 1'), 'Twelve tables');
    await this.saved();
  }

  async faqs(): Promise<void> {
    await this.open('faqs', 'FAQs');
    await this.keys.press(this.button('Add item'));
    await this.keys.pick(this.page.getByRole('button', { name: /^Choose a question/ }), 'Write your own question');
    await this.keys.type(this.field('Your question'), 'Do you bring vases?');
    await this.keys.type(this.field('Answer'), 'We do.');
    await this.saved();
  }

  async awards(): Promise<void> {
    await this.open('awards', 'Awards');
    await this.keys.press(this.button('Add item'));
    await this.keys.type(this.field('Name'), 'Best of Texas');
    await this.saved();
  }

  async reviews(): Promise<void> {
    await this.open('reviews', 'Reviews');
    const search = this.page.getByRole('combobox', { name: 'Business name or address' });
    await this.keys.choose(search, 'wildrye', /Wildrye Photographs/);
    await this.saved();
  }

  async store(): Promise<void> {
    await this.open('store', 'Retail store');
    await this.keys.type(this.page.getByLabel('Zip code', { exact: true }), '78702');
    await this.keys.press(this.page.getByRole('radio').first(), 'Space');
    await this.keys.press(this.button('Confirm My Store'));
    await this.page.getByText('Your store').first().waitFor();
  }

  async publish(): Promise<void> {
    const published = this.page.waitForResponse((answer) => answer.url().endsWith('/publish'));
    await this.keys.press(this.button('Save and publish'));
    expect((await published).status()).toBe(200);
  }
}

/** Pays for Premium with a card, by keyboard. */
async function upgrade(page: Page): Promise<void> {
  const keys = new Typist(page);
  await page.goto('/vendor/prices');
  await keys.press(page.getByRole('link', { name: 'Choose Premium' }));
  const card = page.frameLocator('iframe[title="Card"]');
  await keys.type(card.getByLabel('Card number'), '4242424242424242');
  await keys.type(card.getByLabel('Expiration date'), '1234');
  await keys.type(card.getByLabel('Security code'), '123');
  await keys.press(page.getByRole('button', { name: /^Pay / }));
  await page.getByText(/^Premium has started/).waitFor();
}

/** Changes the plan in the portal, whose page is the payment service's own. */
async function downgrade(page: Page): Promise<void> {
  await page.goto('/vendor/account-subscriptions');
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    new Typist(page).press(page.getByRole('button', { name: /^Card and invoices/ })),
  ]);
  await portal.getByLabel('Plan').selectOption('price_starter_month');
  await new Typist(portal).press(portal.getByRole('button', { name: 'Change plan' }));
}

const premiumSections = ['Packages', 'Questions couples ask', 'Awards'];

/** Waits until the public page has all of the sections that Premium unlocks, or none. */
async function showsPremium(page: Page, expected: boolean): Promise<void> {
  const read = async () => (await page.request.get(`/${url}`)).text();
  const isShown = (html: string) => premiumSections.map((title) => new RegExp(`<h2[^>]*>${title}`).test(html));
  await eventually(read, (html) => isShown(html).every((shown) => shown === expected));
}

it(
  'an empty page is filled in every section on a phone by keyboard alone, published, found by date and style, upgraded and downgraded',
  stage.visit(
    async ({ page }, another) => {
      const email = SignUpPage.anAddress('florist');
      const form = new SignUpPage(page);
      await page.goto('/vendor/signup');
      await form.signUp(email);
      await form.give(await codeMailedTo(email));
      await new Typist(page).press(page.getByRole('link', { name: 'Lets go' }));
      await new Typist(page).press(page.getByRole('link', { name: 'Add my business' }));
      await new EditorPage(page).name.waitFor();

      const sections = new Sections(page);
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
        return new DirectoryPage(couple).link(name).count();
      };
      await eventually(found, (count) => count === 1);
      await showsPremium(page, false);

      await upgrade(page);
      await sections.packages();
      await sections.faqs();
      await sections.awards();
      await sections.reviews();
      await sections.store();
      await sections.publish();
      await showsPremium(page, true);

      await downgrade(page);
      await showsPremium(page, false);
      await page.goto('/vendor/webstore/editpackages');
      await page.getByText('We’ve kept what you entered').waitFor();
      expect(await found()).toBe(1);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
