import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

describe('the documentation of the api', () => {
  it('is a page at /api/docs', async () => {
    const page = await posy.api.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('swagger-ui');
  });

  it('is the committed document, as JSON', async () => {
    const answer = await posy.api.inject('/api/docs-json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(JSON.parse(JSON.stringify(readOpenApiDocument())));
  });
});

it('the documentation may have inline styles, other pages may not', async () => {
  const policyOf = async (url: string) => (await posy.api.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/api/docs')).toContain("style-src 'self' 'unsafe-inline';");
  expect(await policyOf('/api/docs')).toContain("script-src 'self';");
  for (const url of ['/', '/api/docs-json', '/api/webstores/url/nobody', '/nobody']) {
    expect(await policyOf(url)).toContain("style-src 'self';");
  }
});
