import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../../support/posy/eventually.js';
import { Typist } from './typist.js';

/** Milliseconds after the last change. */
const pauseBeforeSaving = 5_000;

/** The pages of the editor, one after the other, in a tab whose clock is installed, filled in by keyboard for a new florist. */
export class SectionsByKeyboard {
  static readonly businessName = 'Larkspur and Rye';
  static readonly url = 'larkspur-and-rye';
  private readonly keys: Typist;

  constructor(private readonly page: Page) {
    this.keys = new Typist(page);
  }

  /** Goes to a section from the one before: Back leads to its line in the list of sections, and Tab on from there. */
  private async open(section: string, heading: string): Promise<void> {
    const { keys, page } = this;
    await keys.to(page.getByRole('link', { name: 'Back', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your webstore' }).waitFor();
    await eventually(() => page.evaluate<boolean>(`document.activeElement.matches('li[id^="section-"] a')`), Boolean);
    await keys.press(page.locator(`#section-${section} a`));
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }
  private readonly button = (label: string | RegExp) => this.page.getByRole('button', { name: label, exact: true });
  private readonly field = (label: string) => this.page.getByRole('textbox', { name: label, exact: true });
  /** Without pressing Save: changes save themselves after a pause. */
  private async saved(): Promise<void> {
    await this.page.clock.fastForward(pauseBeforeSaving);
    await this.page.getByText('Changes saved successfully').first().waitFor();
  }

  async about(): Promise<void> {
    const { keys, page } = this;
    await keys.type(this.field('Business name'), SectionsByKeyboard.businessName);
    await keys.type(this.field('Web address'), SectionsByKeyboard.url);
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
    await this.page.getByText('Availability saved').first().waitFor();
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

  /** Leads from a section that the plan does not include to the prices. */
  async wantPremium(): Promise<void> {
    await this.open('packages', 'Packages');
    await this.keys.press(this.button('Subscribe to Premium'));
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
    await this.keys.type(this.page.getByLabel('ZIP code', { exact: true }), '78702');
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
