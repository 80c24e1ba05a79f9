import { expect, it } from '@jest/globals';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';

const stage = Stage.shared();

const webstore = '/wildrye-photographs';

/** Public pages whose accessibility depends on the site's own data, with the steps to get there. */
const pages: [string, Reach][] = [
  [
    'a webstore with all its questions and the months to come',
    async ({ page }) => {
      await page.goto(webstore);
      await page.getByRole('button', { name: /^View \d+ more$/ }).click();
      await page.getByRole('button', { name: 'Next month' }).click();
    },
  ],
  [
    'the filters of the directory, of which some are chosen',
    async ({ page }) => {
      // On a wide screen they are beside the results.
      await page.setViewportSize({ width: 640, height: 450 });
      await page.goto('/vendors/austin-tx/photographyvideography?price=2-3&styles=11101');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
  ],
];

it.each(pages)('%s is accessible in both color schemes and at each width', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
