import { expect, it } from '@jest/globals';
import { buildOpenApiDocument } from '#src/platform/http/openapi/build/build-openapi-document.js';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';

it('docs/openapi.json matches the routes; npm run openapi updates it', async () => {
  const built = await buildOpenApiDocument(process.cwd());
  expect(readOpenApiDocument()).toEqual(JSON.parse(JSON.stringify(built)));
});
