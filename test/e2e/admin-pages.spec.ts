import { expect, it } from '@jest/globals';
import { EditorPage } from './support/editor-page.js';
import { OperationsPage } from './support/operations-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';
import type { Visitor } from './support/visitor.js';

const stage = Stage.shared();

async function adminPage({ page }: Visitor, path: string, heading: string): Promise<void> {
  await OperationsPage.signedIn(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
}

async function openUser(visitor: Visitor): Promise<void> {
  await adminPage(visitor, '/admin/users?text=vendor@posy.example', 'Users');
  await visitor.page.getByRole('rowheader').getByRole('link').first().click();
  await visitor.page.getByRole('button', { name: 'Act for this user' }).waitFor();
  await visitor.page.getByText('Wildrye Photographs').first().waitFor();
}

/** The pages of operators that no story shows. */
const pages: [string, Reach][] = [
  [
    'a page while an operator acts for somebody',
    async (visitor) => {
      await openUser(visitor);
      await visitor.page.getByRole('button', { name: 'Act for this user' }).click();
      await visitor.page.getByLabel('Reason').fill('To look at the banner');
      await visitor.page.getByRole('button', { name: 'Start' }).click();
      await visitor.page
        .getByText(/^impersonating user: /)
        .first()
        .waitFor();
      await visitor.page.goto(EditorPage.path);
      await new EditorPage(visitor.page).name.waitFor();
    },
  ],
  ['the jobs of all queues', (visitor) => adminPage(visitor, '/admin/operations/jobs', 'Jobs')],
];

it.each(pages)('%s is accessible in both color schemes and at each width', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
