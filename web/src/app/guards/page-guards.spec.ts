import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { GuardState } from './guard-state.js';
import { judge } from './guards.js';
import { pageGuards } from './page-guards.js';
import { expectedVerdicts, type Outcome, type PageName } from '../../test-support/expected-verdicts.js';
import { people, type PersonName } from '../../test-support/people-at-guards.js';

/** A verdict in the form of the table. */
function outcome(page: PageName, state: GuardState, step?: string): Outcome {
  const verdict = judge(pageGuards[page], state, { pathname: pagePaths[page], ...(step !== undefined && { step }) });
  if (verdict === undefined) return 'in';
  if (verdict === 'sign-in') return 'asked to sign in';
  if (verdict === 'wait') return 'waits';
  const kept = { 'in-history': ' (in history)', 'as-callback': ' (callback)' };
  return `${verdict.to}${verdict.remember ? kept[verdict.remember] : ''}`;
}

const names = Object.keys(people) as PersonName[];

describe.each(expectedVerdicts)('$pages', ({ pages, step, verdicts }) => {
  it.each(names)('grant or redirect %s as listed [ID-4]', (name) => {
    const found = pages.map((page) => [page, outcome(page, people[name], step)]);
    expect(found).toEqual(pages.map((page) => [page, verdicts[name] ?? verdicts.others]));
  });
});

it('the table lists the verdict of each page', () => {
  const stated = expectedVerdicts.flatMap(({ pages }) => pages);
  expect([...new Set(stated)].toSorted()).toEqual(Object.keys(pagePaths).toSorted());
});

/** The path of a page, with a step of a setup in the place of its parameter. */
const pathsOf = (page: PageName) =>
  ['plan', 'payment', 'success', 'business'].map((step) => pagePaths[page].replace(':step', step));
const table = (Object.keys(pagePaths) as PageName[]).map((id) => ({ id, path: pagePaths[id] }));

/** The page at a path and the step in it, as the router finds them. */
function placeAt(path: string): { page: PageName; step: string | undefined } {
  const [match] = matchRoutes(table, path) ?? [];
  if (!match) throw new Error(`no page is at ${path}`);
  return { page: match.route.id, step: match.params['step'] };
}

it('never redirects in a circle', () => {
  const starts = new Set(table.flatMap(({ id }) => pathsOf(id)));
  const places = new Map([...starts].map((path) => [path, placeAt(path)]));
  /** The target of the redirect from a path; undefined where the page opens. */
  const redirectFrom = (path: string, name: PersonName) => {
    const { page, step } = places.get(path) ?? placeAt(path);
    const target = outcome(page, people[name], step).replace(/ \(.*\)$/, '');
    return target.startsWith('/') ? target : undefined;
  };
  for (const name of names) {
    for (const start of starts) {
      const seen: string[] = [];
      for (let at: string | undefined = start; at !== undefined; at = redirectFrom(at, name)) {
        expect([name, ...seen, at, seen.includes(at) ? 'comes back' : 'goes on']).toEqual([
          name,
          ...seen,
          at,
          'goes on',
        ]);
        seen.push(at);
      }
    }
  }
});

// A rule whose page does not exist yet is checked here without its id, which that page's test claims.
describe('according to the requirements', () => {
  it.each(['login', 'forgotPassword', 'adminLogin'] as const)('%s is not for signed-in users [ID-88]', (page) => {
    expect(outcome(page, people.couple)).toBe('/');
    expect(outcome(page, people['vendor with everything done'])).not.toBe('in');
    expect(outcome(page, people.visitor)).toBe('in');
  });

  it('a page for any signed-in user redirects visitors to the landing page [ID-89]', () => {
    for (const page of ['welcome', 'sessions', 'verifyIdentity'] as const) {
      expect(outcome(page, people.visitor)).toBe('/');
      expect(outcome(page, people.couple)).toBe('in');
    }
  });

  it("visitors of vendor pages sign in and return, and so do those of couples' pages [ID-90] [ID-91]", () => {
    expect(outcome('vendorEditAbout', people.visitor)).toBe('/vendor/login (callback)');
    expect(outcome('favorites', people.visitor)).toBe('/login (in history)');
  });

  it('a user who is no vendor becomes one, or learns how [ID-92]', () => {
    expect(outcome('vendorEditAbout', people.couple)).toBe('/vendor/ensureVendor');
    expect(outcome('vendorEditAbout', people['couple of whom no vendor could be made'])).toBe('/vendor/welcome');
  });

  it('a vendor is kept out of the pages for becoming a vendor [ID-93]', () => {
    for (const page of ['vendorSignUp', 'vendorWelcome', 'vendorLogin'] as const) {
      expect(outcome(page, people['vendor with everything done'])).toBe('/vendor');
    }
  });

  it('the root of the vendor area redirects each vendor to their own page', () => {
    expect(outcome('vendor', people.visitor)).toBe('/vendor/welcome');
    expect(outcome('vendor', people.couple)).toBe('/dashboard');
    expect(outcome('vendor', people['vendor with everything done'])).toBe('/vendor/webstore');
    expect(outcome('vendor', people['couple with a business'])).toBe('/vendor/webstore');
  });

  it('a webstore without a finished setup goes through the new or the old one, and only once', () => {
    expect(outcome('vendorDashboard', people['vendor half set up, new setup'])).toBe('/vendor/newwebstoresetup');
    expect(outcome('vendorDashboard', people['vendor half set up, old setup'])).toBe('/vendor/webstoresetup');
    expect(outcome('vendorNewSetup', people['vendor with everything done'])).toBe('/vendor/dashboard');
    expect(outcome('vendorSetup', people['vendor with everything done'])).toBe('/vendor/dashboard');
  });

  it('a page that needs a published webstore redirects unpublished ones to its root', () => {
    expect(outcome('vendorAnalytics', people['vendor off the site'])).toBe('/vendor/webstore');
    expect(outcome('vendorAnalytics', people['vendor with everything done'])).toBe('in');
  });

  it('every vendor page requires a vendor and a plan [ID-97]', () => {
    const open = ['vendor', 'vendorSignUp', 'vendorWelcome', 'vendorLogin', 'vendorEnsure', 'vendorInboxLogin'];
    const buying: PageName[] = ['vendorTerms', 'vendorPrices', 'vendorCheckout', 'vendorCheckoutSuccess'];
    // Vendors read the agreement before they sign up.
    const free: string[] = [...open, ...buying, 'vendorAgreement', 'vendorForgotPassword'];
    const ofVendors = (Object.keys(pagePaths) as PageName[]).filter(
      (page) => pagePaths[page].startsWith('/vendor/') && !free.includes(page),
    );
    expect(ofVendors.length).toBeGreaterThan(15);
    for (const page of [...ofVendors, ...buying]) {
      expect([page, outcome(page, people.couple)]).toEqual([page, '/vendor/ensureVendor']);
    }
    for (const page of ofVendors) {
      expect([page, outcome(page, people['vendor without a plan, old setup'])]).toEqual([page, '/vendor/prices']);
    }
  });

  it('a vendor with a plan skips buying one during the setup', () => {
    for (const step of ['plan', 'payment', 'success']) {
      const at = (name: PersonName) => outcome('vendorNewSetupStep', people[name], step);
      expect(at('vendor who bought premium, with an address')).toBe('/vendor/dashboard');
      expect(at('vendor who bought essential, without an address')).toBe('/vendor/newwebstoresetup/business');
      expect(at('vendor half set up, new setup')).toBe('in');
    }
  });

  it('analytics are available while they are enabled, otherwise the dashboard', () => {
    expect(outcome('vendorAnalytics', people['vendor with everything done'])).toBe('in');
    expect(outcome('vendorAnalytics', people['vendor, analytics off'])).toBe('/vendor/dashboard');
  });

  it("couples' pages redirect everybody else to sign up as a couple [ID-100]", () => {
    expect(outcome('favorites', people['vendor with everything done'])).toBe('/signup');
    expect(outcome('accountSettings', people.admin)).toBe('/signup');
    expect(outcome('favorites', people.couple)).toBe('in');
  });

  it('an event without a finished setup goes to the setup first', () => {
    expect(outcome('dashboard', people['couple with an event half set up'])).toBe('/setup');
    expect(outcome('dashboard', people['couple with an event set up'])).toBe('in');
  });

  it('a guest in the inbox is asked to sign in, a vendor on a separate page', () => {
    expect(outcome('inbox', people.visitor)).toBe('asked to sign in');
    expect(outcome('inbox', people.couple)).toBe('in');
    expect(outcome('vendorInbox', people.visitor)).toBe('/vendor/inbox/login (in history)');
  });

  it('a couple has access to the setup of the event, the inbox, favorites and the pages of the account [ID-5]', () => {
    for (const page of ['inbox', 'favorites', 'accountSettings', 'accountInformation', 'eventInformation'] as const) {
      expect([page, outcome(page, people.couple)]).toEqual([page, 'in']);
    }
    expect(outcome('eventSetup', people['couple with an event half set up'])).toBe('in');
    expect(outcome('eventSetupStep', people['couple with an event half set up'], 'date')).toBe('in');
  });

  const open: readonly PageName[] = ['adminLogin', 'adminAuthError'];
  const isForOperators = (page: PageName) => pagePaths[page].startsWith('/admin') && !open.includes(page);
  it.each((Object.keys(pagePaths) as PageName[]).filter(isForOperators))(
    '%s is for operators only [ID-104]',
    (page) => {
      expect(outcome(page, people.visitor)).toBe('/admin/adminLogin (callback)');
      for (const name of ['vendor with everything done', 'couple'] as const) {
        expect(outcome(page, people[name])).toBe('/admin/authError');
      }
      expect(outcome(page, people.admin)).toBe('in');
    },
  );

  it('one person can have an event and a business, and has access to the pages of both [ID-3]', () => {
    for (const page of ['favorites', 'accountSettings', 'vendorDashboard', 'vendorEditAbout'] as const) {
      expect([page, outcome(page, people['couple with a business'])]).toEqual([page, 'in']);
    }
    expect(outcome('favorites', people['vendor with an event half set up'])).toBe('in');
  });

  it('a user with a webstore is a vendor, before the role is known [ID-8]', () => {
    expect(outcome('vendorEditAbout', people['somebody a webstore was found for'])).toBe('in');
    expect(outcome('vendor', people['somebody a webstore was found for'])).toBe('/vendor/webstore');
  });
});

it('lets an operator without the required second factor set one up, and see public pages', () => {
  const lacking = { ...people.admin, lacksSecondFactor: true };
  const closed = (Object.keys(pagePaths) as PageName[]).filter((page) => outcome(page, lacking) !== 'in');
  const open = (Object.keys(pagePaths) as PageName[]).filter((page) => pageGuards[page].length === 0);
  expect([...closed, ...open, 'adminAuthenticator'].toSorted()).toEqual(Object.keys(pagePaths).toSorted());
  for (const page of closed) expect([page, outcome(page, lacking)]).toEqual([page, pagePaths.adminAuthenticator]);
  expect(closed).toContain('adminUsers');
});

it('evaluates the guards in order: a visitor of an operators’ page is asked to sign in first [ID-104]', () => {
  expect(outcome('operations', people.visitor)).toBe('/admin/adminLogin (callback)');
});

it('keeps nobody out because of unknown data', () => {
  const { webstore, plan, event, ...unknown } = people['vendor with everything done'];
  expect([webstore, plan, event].every((known) => known !== undefined)).toBe(true);
  for (const page of ['vendorDashboard', 'vendorSetup', 'vendorEditAbout'] as const) {
    expect(outcome(page, unknown)).toBe('in');
  }
});

it('waits for the features where they decide, and only there', () => {
  const unknown = (name: PersonName): GuardState => ({ ...people[name], enabled: undefined });
  expect(outcome('vendorAnalytics', unknown('vendor with everything done'))).toBe('waits');
  expect(outcome('vendorDashboard', unknown('vendor half set up, new setup'))).toBe('waits');
  expect(outcome('vendorDashboard', unknown('vendor without a plan, new setup'))).toBe('waits');
  expect(outcome('vendorDashboard', unknown('vendor with everything done'))).toBe('in');
  expect(outcome('vendorAnalytics', unknown('visitor'))).toBe('/vendor/login (callback)');
});

it('lets a user stay on the page on which they sign in [ID-88] [ID-93]', () => {
  const signedInHere = (name: PersonName) => ({ ...people[name], userOnArrival: null });
  expect(outcome('login', signedInHere('couple'))).toBe('in');
  expect(outcome('vendorSignUp', signedInHere('vendor with everything done'))).toBe('in');
  expect(outcome('vendorLogin', signedInHere('vendor with everything done'))).toBe('in');
});

it('shows the plans to a vendor without one, wherever plans are chosen', () => {
  for (const name of ['vendor without a plan, old setup', 'vendor without a plan, new setup'] as const) {
    expect(outcome('vendorPrices', people[name])).toBe('in');
    expect(outcome('vendorNewSetupStep', people[name], 'plan')).toBe('in');
    expect(outcome('vendorNewSetupStep', people[name], 'payment')).toBe('in');
  }
});
