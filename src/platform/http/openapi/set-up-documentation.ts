import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { readOpenApiDocument } from './read-openapi-document.js';

/** Serves the committed OpenAPI document as a page at `/api/docs`, and as JSON at `/api/docs-json`. */
export function setUpDocumentation(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, readOpenApiDocument() as unknown as OpenAPIObject);
}
