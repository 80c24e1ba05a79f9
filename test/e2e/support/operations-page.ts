import type { Locator, Page } from 'playwright-core';
import { signIn } from './accounts.js';

/** The operators' pages as an operator uses them. */
export class OperationsPage {
  static readonly path = '/admin/operations';

  constructor(private readonly page: Page) {}

  /** Signs in as an operator and opens a page. */
  static async signedIn(page: Page, path = OperationsPage.path): Promise<OperationsPage> {
    await signIn(page, 'operator@posy.example');
    await page.goto(path);
    return new OperationsPage(page);
  }

  /** Waits until the summary has this text. */
  async says(sentence: string | RegExp, timeout = 60_000): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: sentence }).waitFor({ timeout });
  }

  queue(name: string): Locator {
    return this.page.getByRole('table', { name: 'Queues' }).getByRole('row', { name: new RegExp(`^${name}`) });
  }

  dependency(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
