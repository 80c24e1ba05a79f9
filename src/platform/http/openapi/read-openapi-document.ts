import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from './openapi-document.js';

/** Output file of `npm run openapi`, the same for the sources and the build. */
export const openApiFile = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'docs', 'openapi.json');

/** The committed OpenAPI document, as the api serves it at `/api/docs`. */
export const readOpenApiDocument = (): OpenApiDocument =>
  JSON.parse(readFileSync(openApiFile, 'utf8')) as OpenApiDocument;
