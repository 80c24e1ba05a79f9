import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '#src/demo/demo-sign-ins.js';

/** The sign-in page as a user operates it. */
export class SignInPage {
  readonly email: Locator;
  readonly password: Locator;

  constructor(private readonly page: Page) {
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByRole('textbox', { name: 'Password' });
  }

  async signIn(email = 'vendor@posy.example', password = demoPassword): Promise<void> {
    await this.email.fill(email);
    // Vendors enter the email first.
    const next = this.page.getByRole('button', { name: 'Continue' });
    if (await next.isVisible()) await next.click();
    await this.password.fill(password);
    await this.page.getByRole('button', { name: /^(Sign|Log) in$/ }).click();
  }
}
