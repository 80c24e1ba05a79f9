import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn } from './support/accounts.js';
import { LinkCrawler } from './support/link-crawler.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const answered = new Set<string>();

const people: [string, (page: Page) => Promise<unknown>, string][] = [
  ['a visitor', async () => undefined, '/'],
  ['a couple', (page) => signIn(page, 'couple@posy.example'), '/dashboard'],
  ['a vendor', (page) => signIn(page, 'vendor@posy.example'), '/vendor/dashboard'],
  ['an operator', (page) => signIn(page, 'operator@posy.example'), '/admin'],
];

it.each(people)(
  '%s finds no dead link on any page',
  (_who, arrive, start) =>
    stage.visit(async (visitor) => {
      // The shared site has no payment provider; the page of prices says so.
      visitor.expectsFailures(/503.*\/api\/get-stripe-products/);
      await arrive(visitor.page);
      const crawler = new LinkCrawler(visitor.page, answered);
      await crawler.follow(start);
      expect(crawler.dead).toEqual([]);
      expect(crawler.opened.size).toBeGreaterThan(8);
    })(),
  300_000,
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
