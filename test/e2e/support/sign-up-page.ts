import type { Locator, Page } from 'playwright-core';

/** A sign-up page as a user operates it, of couples or of vendors. */
export class SignUpPage {
  readonly code: Locator;
  readonly verify: Locator;

  constructor(private readonly page: Page) {
    this.code = page.getByRole('textbox', { name: 'Code from our email' });
    this.verify = page.getByRole('button', { name: 'Verify' });
  }

  /** An unused email. */
  static anAddress = (name: string) => `${name}-${process.pid}-${Date.now()}@mail.example`;

  /** Creates an account for Nora Vale; the next step is the code. */
  async signUp(email: string, password = 'Tulip-Meadow-7'): Promise<void> {
    for (const [label, value] of Object.entries({
      'First name': 'Nora',
      'Last name': 'Vale',
      Phone: '(512) 555-0142',
      Email: email,
      Password: password,
      'Confirm password': password,
    })) {
      await this.page.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await this.page.getByText(/^I (have read|agree)/).click();
    await this.page.getByRole('button', { name: 'Sign up', exact: true }).click();
  }

  async give(code: string): Promise<void> {
    await this.code.fill(code);
    await this.verify.click();
  }
}
