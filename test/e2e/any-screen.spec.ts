import { describe, expect, it } from '@jest/globals';
import { demoPassword } from '#src/demo/demo-sign-ins.js';
import { eventually } from '../support/posy/eventually.js';
import { browserOnly } from './support/browser-only.js';
import { DirectoryPage } from './support/directory-page.js';
import { hasFocus, isCovered, pressUntilFocused } from './support/keyboard.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const photographers = '/vendors/austin-tx/photographyvideography';
const webstore = '/wildrye-photographs';

describe('with the colors of the system', () => {
  const forced = { forcedColors: 'active', viewport: { width: 1280, height: 900 } } as const;
  /** The outline of the focused element, or of the one that shows its focus; empty if it is invisible. */
  const outline = `(() => {
    for (let shown = document.activeElement; shown && shown !== document.body; shown = shown.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && outlineColor !== 'rgba(0, 0, 0, 0)') return outlineWidth;
    }
    return '';
  })()`;

  it.each(['/', photographers, webstore, '/login'])('%s shows the focus', (path) =>
    stage.visit(async ({ page }) => {
      await page.goto(path);
      for (let nth = 0; nth < 20; nth += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate<string>('document.activeElement.outerHTML.slice(0, 120)');
        if (focused.startsWith('<body')) break;
        expect([focused, await page.evaluate(outline)]).toEqual([focused, expect.stringMatching(/px$/)]);
      }
    }, forced)(),
  );

  it(
    'shows the current section, and which days are open [WS-203, WS-217]',
    stage.visit(async ({ page }) => {
      await page.goto(webstore);
      const lines = await page.evaluate<[boolean, string][]>(
        `[...document.querySelectorAll('nav a[href^="#webstore-"]')]
          .map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).borderBottomColor])`,
      );
      const [here] = lines.filter(([isHere]) => isHere);
      expect(lines.filter(([, line]) => line === here?.[1])).toEqual([here]);
      await page.locator('#webstore-availability td', { hasText: 'Open' }).first().waitFor();
      const [mark, ground] = await page.evaluate<[string, string]>(
        `[[...document.querySelectorAll('#webstore-availability td')].find((day) => day.textContent.includes('Open'))
          .querySelector('[aria-hidden]'), document.body].map((one) => getComputedStyle(one).backgroundColor)`,
      );
      expect(mark).not.toBe('rgba(0, 0, 0, 0)');
      expect(mark).not.toBe(ground);
    }, forced),
  );

  it(
    'shows the selection',
    stage.visit(async ({ page }) => {
      await page.goto(`${photographers}?price=2`);
      const directory = new DirectoryPage(page);
      expect(await directory.filter('Standard').isChecked()).toBe(true);
      const grounds = await page.evaluate<[boolean, string][]>(
        `[...document.querySelectorAll('section label:has(input[type=checkbox])')].slice(0, 4)
          .map((label) => [label.querySelector('input').checked, getComputedStyle(label).backgroundColor])`,
      );
      const groundsOf = (checked: boolean) => grounds.flatMap(([is, ground]) => (is === checked ? [ground] : []));
      expect(groundsOf(true)).toHaveLength(1);
      expect(groundsOf(false)).not.toContain(groundsOf(true)[0]);
    }, forced),
  );
});

describe('motion', () => {
  const moving = 'document.getAnimations().filter(({ playState }) => playState === "running").length';
  it(
    'of skeletons stops for users who prefer less of it',
    stage.visit(async ({ page }) => {
      await browserOnly(page);
      await page.route('**/api/webstoresearch?*', () => new Promise(() => undefined));
      await page.goto('/vendors');
      await page.getByText('Searching').first().waitFor();
      const moves = async () => (await page.evaluate<number>(moving)) > 0;
      for (const [reducedMotion, expected] of [
        ['no-preference', true],
        ['reduce', false],
      ] as const) {
        await page.emulateMedia({ reducedMotion });
        expect(await eventually(moves, (now) => now === expected)).toBe(expected);
      }
    }),
  );
});

describe('a couple with a keyboard alone', () => {
  it(
    'goes from the landing page to a saved vendor [DIR-35]',
    stage.visit(async ({ page }) => {
      const { keyboard } = page;
      const signIn = new SignInPage(page);
      await page.goto('/');
      await pressUntilFocused(page, 'Tab', page.getByRole('link', { name: 'Sign in', exact: true }));
      await keyboard.press('Enter');
      await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'I’m planning a wedding' }));
      await keyboard.press('Enter');
      await pressUntilFocused(page, 'Tab', signIn.email);
      await keyboard.type('couple@posy.example');
      await pressUntilFocused(page, 'Tab', signIn.password);
      await keyboard.type(demoPassword);
      await keyboard.press('Enter');
      await page.getByRole('button', { name: /^Account: / }).waitFor();

      await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Find vendors' }));
      await keyboard.press('Enter');
      const directory = new DirectoryPage(page);
      await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor();
      const [first = ''] = await directory.names();
      await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Skip to the results' }));
      await keyboard.press('Enter');
      await pressUntilFocused(page, 'Tab', directory.link(first));
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: first }).waitFor();

      const picture = page.getByRole('button', { name: /^Open photo 1/ }).first();
      await pressUntilFocused(page, 'Tab', picture);
      expect(await isCovered(page)).toBe(false);
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await keyboard.press('ArrowRight');
      await dialog.getByText(/^2 of \d/).waitFor();
      await keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(picture);

      const heart = page.getByRole('button', { name: `Save ${first}` });
      await pressUntilFocused(page, 'Tab', heart);
      const wasKept = (await heart.getAttribute('aria-pressed')) === 'true';
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await keyboard.press('Space');
      expect((await saved).status()).toBe(200);
      await eventually(
        () => heart.getAttribute('aria-pressed'),
        (pressed) => pressed === String(!wasKept),
      );
      if (wasKept) await keyboard.press('Space');
      const favorites = page.getByRole('banner').getByRole('link', { name: 'Saved vendors' });
      await pressUntilFocused(page, 'Shift+Tab', favorites);
      expect(await isCovered(page)).toBe(false);
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Saved vendors' }).waitFor();
      const kept = page.getByRole('article').filter({ hasText: first });
      await pressUntilFocused(page, 'Tab', kept.getByRole('link'));
    }),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
