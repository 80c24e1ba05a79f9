import { expect, it } from '@jest/globals';
import type { InsertsView } from '#contracts/webstore/retail-stores.js';
import { eventually } from '../support/posy/eventually.js';
import { signIn } from './support/accounts.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

// A separate site: the links make the dialog lead couples away from the site.
const stage = Stage.own(() => ({
  settings: {
    RETAILER_NAME: 'Larkspur Bridal',
    INSERTS_URL: 'https://print.example/order',
    SITE_LINKS: 'planner=https://plan.example/start visionQuiz=https://quiz.example/begin',
  },
}));

const own = '/wildrye-photographs';

it(
  'a vendor finds the nearest stores by zip code, confirms one, and couples see it after a publish [WS-225]',
  stage.visit(async (visitor, another) => {
    const { page } = visitor;
    visitor.expectsFailures(/404.*\/api\/places\/geocode/);
    const choices = page.getByRole('radio');
    const zipcode = page.getByLabel('ZIP code', { exact: true });
    const confirm = page.getByRole('button', { name: 'Confirm My Store' });
    await signIn(page, 'vendor@posy.example');
    await page.goto('/vendor/webstore/editstore');

    const lists = recordCalls(page, 'GET', /^\/api\/retailstores$/);
    await zipcode.fill('00000');
    await page.getByText('Please enter a valid zipcode').waitFor();
    await zipcode.fill('78702');
    await choices.nth(2).waitFor();
    expect(await choices.count()).toBe(3);
    await page.reload();
    await zipcode.fill('78666');
    await page.getByRole('radio', { name: /^San Marcos.*0\.\d miles/ }).waitFor();
    expect(lists).toHaveLength(1);

    await zipcode.fill('78702');
    await page.getByText(/^North Austin$/).click();
    await confirm.click();
    await page.getByText('Your store').waitFor();
    await page.getByText('Changes saved successfully').waitFor();
    expect(await confirm.count()).toBe(0);

    const couple = (await another()).page;
    await couple.goto(own);
    await couple.getByRole('heading', { name: 'Amenities and services' }).waitFor();
    expect(await couple.getByRole('heading', { name: 'At Larkspur Bridal' }).count()).toBe(0);
    const published = page.waitForResponse((response) => response.url().endsWith('/publish'));
    await page.getByRole('button', { name: 'Save and publish' }).click();
    expect((await published).status()).toBe(200);
    const section = couple.getByRole('region', { name: 'At Larkspur Bridal' });
    // The server keeps a rendered page until it learns of the publish.
    await eventually(
      async () => {
        await couple.reload();
        return section.count();
      },
      (sections) => sections === 1,
    );
    await section.getByRole('heading', { name: 'Meet us at the North Austin store' }).waitFor();
    await section.getByText('220 Lantern Row, Austin, TX 78758').waitFor();
  }),
);

it(
  'a vendor orders inserts on an external page, whose address has a code of the account and no email [WS-125]',
  stage.visit(async ({ page, context }) => {
    await context.route('https://print.example/**', (route) => route.fulfill({ body: 'The order page' }));
    await signIn(page, 'vendor@posy.example');
    const answer = page.waitForResponse((response) => response.url().endsWith('/inserts'));
    await page.goto('/vendor/webstore/editinserts');
    const { orderUrl } = (await (await answer).json()) as InsertsView;
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Order inserts/ }).click();
    const order = await opened;
    await order.getByText('The order page').waitFor();
    expect(order.url()).toBe(orderUrl);
    const { origin, searchParams } = new URL(order.url());
    expect(origin).toBe('https://print.example');
    expect(searchParams.get('vendor')).toMatch(/^[\w-]{43}$/);
    expect(decodeURIComponent(order.url())).not.toContain('vendor@');
  }),
);

it(
  'a couple is redirected to the planner to sign in, and to the vision quiz to sign up [WEB-15]',
  stage.visit(async ({ page, context }) => {
    await context.route(/^https:\/\/(plan|quiz)\.example\//, (route) => route.fulfill({ body: 'elsewhere' }));
    for (const [name, address] of [
      ['Sign in', 'https://plan.example/start'],
      ['Sign up', 'https://quiz.example/begin'],
    ] as const) {
      await page.goto('/vendors');
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /planning a wedding/ })
        .click();
      await page.waitForURL(address);
    }
  }),
);
