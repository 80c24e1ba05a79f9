import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from '../../../test-support/examples.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const isNew = { hasBeenPublished: false, publishedVersion: 0, publishStatus: 'Unpublished' as const };

function open(section: string, start: Partial<WebstoreDraftView>) {
  const { api } = anApiWith(start);
  return renderApp({ path: `/vendor/webstore/edit${section}`, user: vendor, api });
}
const header = async () => within(await screen.findByRole('region', { name: 'Setup' }));

it.each([
  ['about', 'Step 1 of 3', 'About your business'],
  ['amenities', 'Step 2 of 3', 'Choose your services'],
  ['gallery', 'Step 3 of 3', 'Show your work'],
])(
  'before the first publish, the page %s has its step, the name of that and a line above it',
  async (section, count, name) => {
    open(section, { ...isNew, missingForPublish: ['photo', 'services', 'url'] });
    const setup = await header();
    expect(setup.getByText(count)).toBeInTheDocument();
    expect(setup.getByText(name).nextSibling).toHaveTextContent(/^(What couples|Couples) .+\.$/);
    expect(setup.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', '/vendor/dashboard');
    expect(setup.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
  },
);

it('a step that is done leads to the next open one, and the last says that the page can be published [WS-33]', async () => {
  const page = open('about', { ...isNew, missingForPublish: ['photo'] });
  let setup = await header();
  expect(setup.getByText('Step 1 of 3').nextSibling).toHaveTextContent('About your business');
  expect(setup.getByText('This step is done.')).toBeInTheDocument();
  await page.user.click(setup.getByRole('link', { name: 'Next: Show your work' }));
  await screen.findByRole('heading', { level: 1, name: 'Gallery' });
  setup = await header();
  expect(setup.getByText('Step 3 of 3')).toBeInTheDocument();
});

it('the line below the step shows the masked contact email of a webstore that was created from a crawl [WS-34]', async () => {
  const crawledData = {
    id: 'crawl-7',
    category: 'Florist',
    address: '',
    website: '',
    contactEmail: 'nora@wildrye.example',
  };
  const { unmount } = open('about', { ...isNew, missingForPublish: ['photo'], crawledData });
  const subtitle = (await header()).getByText(/^This step is done\./);
  expect(subtitle).toHaveTextContent(
    'This step is done. The contact email we have for this business is nora****************.',
  );
  expect(document.body).not.toHaveTextContent('nora@wildrye');
  unmount();
  for (const other of [null, { ...crawledData, contactEmail: '' }]) {
    const page = open('about', { ...isNew, missingForPublish: ['photo'], crawledData: other });
    expect((await header()).getByText('This step is done.')).toBeInTheDocument();
    page.unmount();
  }
});

it.each([
  ['other pages of the editor', 'faqs', isNew],
  ['a page that was published', 'about', {}],
])('%s have no header', async (_what, section, start) => {
  open(section, start);
  await screen.findByRole('navigation', { name: 'Sections of your webstore' });
  expect(screen.queryByRole('region', { name: 'Setup' })).not.toBeInTheDocument();
});
