import { describe, expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { GuardState } from './guard-state.js';
import { judge } from './guards.js';
import { pageGuards } from './page-guards.js';
import { expectedVerdicts, type Outcome, type PageName } from '../../test-support/expected-verdicts.js';
import { people, type PersonName } from '../../test-support/people-at-guards.js';

/** A verdict as the table writes it. */
function outcome(page: PageName, state: GuardState, step?: string): Outcome {
  const verdict = judge(pageGuards[page], state, { pathname: pagePaths[page], ...(step !== undefined && { step }) });
  if (verdict === undefined) return 'in';
  if (verdict === 'sign-in') return 'asked to sign in';
  const kept = { 'in-history': ' (in history)', 'as-callback': ' (callback)' };
  return `${verdict.to}${verdict.remember ? kept[verdict.remember] : ''}`;
}

const names = Object.keys(people) as PersonName[];

describe.each(expectedVerdicts)('$pages', ({ pages, step, verdicts }) => {
  it.each(names)('let in or send on %s as stated', (name) => {
    const found = pages.map((page) => [page, outcome(page, people[name], step)]);
    expect(found).toEqual(pages.map((page) => [page, verdicts[name] ?? verdicts.others]));
  });
});

it('states what happens at each page [ID-88] [ID-89] [ID-90] [ID-91] [ID-92] [ID-93] [ID-94] [ID-95] [ID-96] [ID-97] [ID-98] [ID-99] [ID-100] [ID-101] [ID-102] [ID-104]', () => {
  const stated = expectedVerdicts.flatMap(({ pages }) => pages);
  expect([...new Set(stated)].toSorted()).toEqual(Object.keys(pagePaths).toSorted());
});

it('never leads in a circle', () => {
  const pageAt = (path: string) => (Object.keys(pagePaths) as PageName[]).find((name) => pagePaths[name] === path);
  for (const name of names) {
    for (const start of Object.keys(pagePaths) as PageName[]) {
      const seen = new Set<PageName>();
      let at: PageName | undefined = start;
      while (at) {
        expect([name, start, seen.has(at) ? 'comes back' : 'goes on']).toEqual([name, start, 'goes on']);
        seen.add(at);
        at = pageAt(outcome(at, people[name]).replace(/ \(.*\)$/, ''));
      }
    }
  }
});

it('asks the guards in their order: a visitor of an operators’ page is asked who they are first [ID-104]', () => {
  expect(outcome('operations', people.visitor)).toBe('/admin/adminLogin (callback)');
});

it('keeps nobody out for what is not known yet', () => {
  const { webstore, plan, event, ...unknown } = people['vendor with everything done'];
  expect([webstore, plan, event].every((known) => known !== undefined)).toBe(true);
  for (const page of ['vendorDashboard', 'vendorSetup', 'vendorEditAbout'] as const) {
    expect(outcome(page, unknown)).toBe('in');
  }
});

it('lets somebody stay who signs in on the page they are on [ID-88] [ID-93]', () => {
  const signedInHere = (name: PersonName) => ({ ...people[name], userOnArrival: null });
  expect(outcome('login', signedInHere('couple'))).toBe('in');
  expect(outcome('vendorSignUp', signedInHere('vendor with everything done'))).toBe('in');
  expect(outcome('vendorLogin', signedInHere('vendor with everything done'))).toBe('in');
});

it('shows the plans to a vendor who has none, wherever plans are chosen [ID-97]', () => {
  for (const name of ['vendor without a plan, old setup', 'vendor without a plan, new setup'] as const) {
    expect(outcome('vendorPrices', people[name])).toBe('in');
    expect(outcome('vendorNewSetupStep', people[name], 'plan')).toBe('in');
    expect(outcome('vendorNewSetupStep', people[name], 'payment')).toBe('in');
  }
});
