import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';
import { openList } from './keyboard.js';

/** The vendor directory as a user sees it. */
export class DirectoryPage {
  readonly heading: Locator;
  /** The button that opens the form on phones. */
  readonly searchSummary: Locator;
  readonly where: Locator;
  readonly name: Locator;
  readonly search: Locator;
  /** The search box for vendors by name, places and categories. */
  readonly quickSearch: Locator;
  /** The filters beside the results; on small screens they are in a sheet. */
  readonly filters: Locator;
  /** The active filters, each with a button to remove it. */
  readonly chips: Locator;
  /** The text with the number of vendors. */
  readonly count: Locator;
  readonly cards: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = page.getByRole('searchbox', { name: 'Vendor name' });
    this.searchSummary = page.getByRole('button', { name: /^All categories Anywhere$/ });
    this.where = page.getByRole('combobox', { name: 'Where' });
    this.search = page.getByRole('button', { name: 'Search', exact: true });
    this.quickSearch = page.getByRole('combobox', { name: 'Or search in your own words' });
    this.count = page.getByRole('main').getByRole('status');
    this.filters = page.getByRole('region', { name: 'Filters' });
    this.chips = page.getByRole('grid', { name: 'Selected filters' }).getByRole('row');
    this.cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  }

  select(label: 'What' | 'Sort by'): Locator {
    return this.page.getByRole('button', { name: new RegExp(` ${label}$`) });
  }

  async choose(label: 'What' | 'Sort by', option: string): Promise<void> {
    await this.select(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Types the name of a place and takes it from the suggestions. */
  async choosePlace(name: string): Promise<void> {
    await this.where.fill(name);
    const option = this.page.getByRole('option', { name, exact: true });
    await openList(this.page, option, 'ArrowDown');
    await option.click();
  }

  /** A value of a filter, by the first words of its name. */
  filter(name: string): Locator {
    return this.filters.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(name)}`) });
  }

  /** The number of vendors that choosing this value would show. */
  async countOf(name: string): Promise<number> {
    const label = await this.filter(name).evaluate(
      (box: { labels?: { textContent: string }[] }) => box.labels?.[0]?.textContent,
    );
    return Number(/([\d,]+) vendors$/.exec(label ?? '')?.[1]?.replaceAll(',', ''));
  }

  /** Ticks a value by clicking its name. */
  async tick(name: string): Promise<void> {
    await this.filters.getByText(name, { exact: true }).click();
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.cards.getByRole('link', { name, exact: true });
  }

  /** The vendors in their order, once there are as many as given, or any by default. */
  names(many?: number): Promise<string[]> {
    const isThere = (names: string[]) => (many === undefined ? names.length > 0 : names.length === many);
    return eventually(() => this.cards.getByRole('heading').allTextContents(), isThere);
  }

  /** Waits until the page shows this number. */
  async shows(numResults: number): Promise<void> {
    await eventually(
      () => this.numResults(),
      (number) => number === numResults,
    );
  }

  /** The number on the page, once it shows one. */
  async numResults(): Promise<number> {
    await this.count.getByText(/\d vendors?\b/).waitFor();
    return parseInt((await this.count.innerText()).replaceAll(',', ''), 10);
  }
}
