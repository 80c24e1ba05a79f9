import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { documentationPolicy } from '../security-headers.js';
import { readOpenApiDocument } from './read-openapi-document.js';

const path = '/api/docs';

/**
 * Serves the committed OpenAPI document as a page at `/api/docs`, and as JSON at `/api/docs-json`. It is read when it is
 * asked for the first time: it takes some megabytes, and most processes are never asked.
 */
export function setUpDocumentation(app: NestFastifyApplication): void {
  SwaggerModule.setup(path, app, () => readOpenApiDocument() as unknown as OpenAPIObject);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply) => {
      const asked = request.url.split('?')[0];
      if (asked === path || asked === `${path}/`) reply.helmet({ contentSecurityPolicy: documentationPolicy });
    });
}
