import type { Locator, Page } from 'playwright-core';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { signIn } from './accounts.js';

/** The vendor's About page as a user operates it. */
export class EditorPage {
  static readonly path = '/vendor/webstore/editabout';
  readonly name: Locator;
  readonly summary: Locator;
  readonly save: Locator;
  readonly publishButton: Locator;

  constructor(private readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Business name' });
    this.summary = page.getByRole('textbox', { name: 'Business summary' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.publishButton = page.getByRole('button', { name: 'Save and publish' });
  }

  /** Opens the editor in the tab as the demo vendor. */
  static async signedIn(page: Page): Promise<EditorPage> {
    await signIn(page, 'vendor@posy.example');
    return EditorPage.inTab(page);
  }

  /** Opens the editor in another tab of a browser in which the vendor is signed in. */
  static async inTab(page: Page): Promise<EditorPage> {
    const editor = new EditorPage(page);
    await editor.open();
    return editor;
  }

  /** Opens the page again, or returns to it from another section. */
  async open(): Promise<void> {
    await this.page.goto(EditorPage.path);
    await this.name.waitFor();
  }

  /** Presses Save, unless the changes have saved themselves before, and waits until the page shows the result. */
  async saves(): Promise<void> {
    if (await this.save.isVisible()) await this.save.click();
    await this.says('Changes saved successfully');
  }

  /** Presses Save and publish; returns the published version. */
  async publish(): Promise<number> {
    const answer = this.page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/publish'),
    );
    await this.publishButton.click();
    return ((await (await answer).json()) as WebstoreDraftView).publishedVersion;
  }

  progress(version: number): Locator {
    return this.page.getByRole('region', { name: `Version ${version}`, exact: true });
  }

  /** Waits until the page shows that this version is queued, and no further. */
  async isQueued(version: number): Promise<void> {
    const now = this.progress(version).locator('[aria-current="step"]');
    await now.getByText('Queued', { exact: true }).waitFor();
  }

  /** Waits until the page shows that this version can be found. */
  async isLive(version: number): Promise<void> {
    await this.progress(version)
      .getByText(/^Live in search after \d+\.\d\d seconds$/)
      .waitFor();
  }

  async publishes(): Promise<void> {
    await this.isLive(await this.publish());
  }

  /** Waits for a text. */
  async says(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}
