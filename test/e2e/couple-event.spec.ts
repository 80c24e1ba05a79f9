import { expect, it } from '@jest/globals';
import { codeMailedTo } from '../support/posy/mails.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

it(
  'a couple on a phone signs up, plans step by step, leaves, returns, and has a dashboard [EV-11] [EV-15] [EV-18] [EV-39]',
  stage.visit(async ({ page }) => {
    const pathIs = (path: string) => page.waitForURL((url) => url.pathname === path);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const next = () => page.getByRole('button', { name: 'Next', exact: true }).last().tap();
    const email = SignUpPage.anAddress('planner');
    const form = new SignUpPage(page);
    await page.goto('/signup');
    await form.signUp(email);
    await form.give(await codeMailedTo(email));
    await page.getByRole('link', { name: 'Plan your event' }).tap();

    await pathIs('/setup/event-basics');
    await heading('Whose day is it?');
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Nora');
    const back = page.getByRole('link', { name: 'Back' });
    expect(await back.count()).toBe(0);
    await page.getByText('Wedding', { exact: true }).tap();
    await page.getByText('Bride', { exact: true }).tap();
    await next();

    await pathIs('/setup/event-date');
    await back.waitFor();
    await page.getByRole('button', { name: 'Next month' }).tap();
    await page.getByRole('gridcell').getByText('15', { exact: true }).last().tap();
    await next();

    await pathIs('/setup/event-location');
    await back.waitFor();
    await page.getByRole('button', { name: 'Save and leave' }).tap();
    await pathIs('/');
    await page.goto('/dashboard');
    // The setup continues at the step where it was left.
    await pathIs('/setup/event-location');
    await page.getByRole('combobox', { name: 'City or ZIP code' }).pressSequentially('Wimberl');
    await page.getByRole('option', { name: 'Wimberley, TX' }).tap();
    await next();

    await pathIs('/setup/event-details');
    await back.waitFor();
    await page.getByRole('textbox', { name: 'Guests' }).fill('90');
    await page.getByRole('radio', { name: 'Premium' }).tap();
    await next();

    await pathIs('/setup/event-vendors');
    await back.waitFor();
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    await page.getByRole('checkbox', { name: 'We’re looking for everything' }).waitFor();
    const florists = page.locator('label', { hasText: /^Florists$/ });
    await florists.getByRole('img').or(florists.locator('img')).first().waitFor();
    await florists.tap();
    await page.getByRole('button', { name: 'Complete' }).tap();

    await pathIs('/dashboard');
    await page.getByRole('heading', { level: 1, name: /^\d+ days until your wedding$/ }).waitFor();
    const facts = page.getByRole('region', { name: 'Your event' });
    for (const fact of ['Wimberley, TX', 'About 90', '1 category']) await facts.getByText(fact).waitFor();
    const onTheDay = page.getByText(/^(Free on|Partly free on|Ask about) \w+ 15$/);
    await onTheDay.first().waitFor();
    await expectNoViolation(page);
    await page.goto('/setup');
    await pathIs('/dashboard');

    // Pages that are rendered for everyone describe the couple's day once they know the couple.
    await page.goto('/vendors/wimberley-tx/florist');
    await onTheDay.first().waitFor();
    await page.goto('/wildrye-photographs');
    const calendar = page.getByRole('region', { name: 'Availability' });
    await calendar.getByText(/your date, \w+ 15, \d{4}$/).waitFor();
    await calendar.getByRole('button', { name: /^Show / }).tap();
    await calendar.getByRole('cell', { name: /^15\b.*your date$/ }).waitFor();
    await expectNoViolation(page);
  }, phone),
);
