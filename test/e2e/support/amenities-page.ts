import type { Locator, Page } from 'playwright-core';

/** The page on which a vendor chooses services and styles, as a user operates it. */
export class AmenitiesPage {
  static readonly path = '/vendor/webstore/editamenities';

  constructor(private readonly page: Page) {}

  /** Opens the page in a tab in which the vendor is signed in. */
  static async inTab(page: Page): Promise<AmenitiesPage> {
    const amenities = new AmenitiesPage(page);
    await page.goto(AmenitiesPage.path);
    await amenities.services.first().waitFor();
    return amenities;
  }

  /** Ticks or unticks a service by its label, since the box itself is only drawn. */
  async press(service: string): Promise<void> {
    await this.services.getByText(service, { exact: true }).click();
  }

  private get services(): Locator {
    return this.page.getByRole('region', { name: /^Services:/ });
  }
}
