import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApiFile } from '../read-openapi-document.js';
import { buildOpenApiDocument } from './build-openapi-document.js';

// `npm run openapi`: writes docs/openapi.json, which is committed and served; a test fails when it is out of date.
const document = await buildOpenApiDocument(dirname(dirname(openApiFile)));
writeFileSync(openApiFile, `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`${openApiFile}: ${Object.keys(document.paths).length} paths\n`);
