import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { DocumentView } from '#contracts/content/content.views.js';
import { documentNames, type DocumentName } from '#contracts/content/document-name.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({
    workers: [],
    settings: {
      SITE_NAME: 'Larkspur',
      SUPPORT_PHONE: '+1 512 555 0142',
      VENDOR_SUPPORT_EMAIL: 'help@larkspur.example',
    },
  });
});
afterAll(() => posy.stop());

const read = (name: string) => posy.call<DocumentView>(contentRoutes.document, { params: { name } });
const wordsOf = ({ sections }: DocumentView) => sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

it.each(documentNames)(
  'anybody reads %s with its version and date, and with the contacts of the site',
  async (name) => {
    const { status, body } = await read(name);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: expect.any(Number), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(wordsOf(body)).toContain('help@larkspur.example');
    expect(wordsOf(body)).toContain('Larkspur');
  },
);

it('names a phone number only where there is one', async () => {
  expect(wordsOf((await read('contact' satisfies DocumentName)).body)).toContain('Phone: +1 512 555 0142');
  expect(wordsOf((await read('contact')).body)).not.toContain('Text message');
});

it('refuses the name of no document', async () => {
  const { status, problem } = await read('secrets');
  expect(status).toBe(400);
  expect(problem.fields).toHaveProperty('name');
});
