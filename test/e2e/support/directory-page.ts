import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';

/** The vendor directory as somebody sees it. */
export class DirectoryPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly search: Locator;
  /** How many vendors there are, in words. */
  readonly count: Locator;
  readonly cards: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = page.getByRole('searchbox', { name: 'Vendor name' });
    this.search = page.getByRole('button', { name: 'Search' });
    this.count = page.getByRole('main').getByRole('status');
    this.cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  }

  select(label: 'What' | 'Where'): Locator {
    return this.page.getByRole('button', { name: new RegExp(` ${label}$`) });
  }

  async choose(label: 'What' | 'Where', option: string): Promise<void> {
    await this.select(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.cards.getByRole('link', { name, exact: true });
  }

  /** The vendors in their order, once there are as many as said; any number but none when it is left out. */
  names(many?: number): Promise<string[]> {
    const isThere = (names: string[]) => (many === undefined ? names.length > 0 : names.length === many);
    return eventually(() => this.cards.getByRole('heading').allTextContents(), isThere);
  }

  /** The number that the page says, once it says one. */
  async numResults(): Promise<number> {
    await this.count.getByText(/\d vendors?\b/).waitFor();
    return parseInt((await this.count.innerText()).replaceAll(',', ''), 10);
  }
}
