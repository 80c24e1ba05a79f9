import { readFileSync } from 'node:fs';
import { uuid, type FormParser } from '#contracts/shared/params.js';
import type { Route } from '#contracts/shared/route.js';
import type { JsonSchema, OpenApiDocument, OpenApiOperation, OpenApiParameter } from '../openapi-document.js';
import { declaredRoutes, type DeclaredRoute } from './declared-routes.js';
import { queryParameters } from './query-parameters.js';
import { requestSchemas } from './request-schemas.js';
import { ViewSchemas } from './view-schemas.js';

const errorsFile = 'contracts/errors.ts';
const problemFile = 'contracts/shared/problem.ts';

/**
 * Builds the OpenAPI document from the route tables of contracts: bodies from the rules of the request classes,
 * responses from the types of the views, query parameters by running each parser.
 * @param root folder of the project's sources
 */
export async function buildOpenApiDocument(root: string): Promise<OpenApiDocument> {
  const routes = await declaredRoutes(root);
  const views = new ViewSchemas(root, [...new Set(routes.map(({ file }) => file)), errorsFile, problemFile]);
  const paths: OpenApiDocument['paths'] = {};
  for (const declared of routes) {
    const path = `/api/${declared.route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[declared.route.method.toLowerCase()] = operationOf(declared, views);
  }
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Posy',
      version,
      description: 'Every call of the product, built from the route tables of contracts/.',
    },
    paths,
    components: {
      schemas: sorted({ ...usedRequests(paths), ...views.components, Problem: problemSchema(views) }),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf({ context, file, table, name, route }: DeclaredRoute, views: ViewSchemas): OpenApiOperation {
  const answer = views.answerOf(file, table, name);
  const query = route.query ? queryParameters(route.query) : [];
  const parameters = [...pathParameters(route), ...query, ...headerParameters(route)];
  return {
    operationId: `${context}_${name}`,
    summary: route.summary,
    description: callers(route),
    tags: [context],
    ...(route.access.who === 'public' || route.access.who === 'signed' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: json(reference(route.body.name)) } } : {}),
    responses: {
      200: { description: 'Done.', content: json(answer) },
      default: { description: 'Refused or failed; `error` says why.', content: problemContent },
    },
  };
}

function callers({ access }: Route): string {
  switch (access.who) {
    case 'public':
      return 'Anyone may call it.';
    case 'user':
      return 'Any signed-in user may call it.';
    case 'admin':
      return 'Admins may call it.';
    case 'signed':
      return `Called by the service for ${access.by}, with its signature over the raw body.`;
    case 'owner':
      return `The owner of the ${access.of} named by \`${access.field}\` and admins may call it.`;
  }
}

/** A parser without a form, such as the slug of a place, has stricter rules than a schema can express. */
function schemaOfParser(parser: unknown): JsonSchema {
  const { form } = parser as Partial<FormParser<unknown>>;
  return {
    type: 'string',
    ...(parser === uuid && { format: 'uuid' }),
    ...(form && { pattern: form.source }),
  };
}

function pathParameters(route: Route): OpenApiParameter[] {
  const parsers = Object.entries(route.params ?? {});
  return parsers.map(([name, parser]) => {
    return { name, in: 'path', required: true, schema: schemaOfParser(parser) };
  });
}

const headerParameters = ({ headers = [] }: Route): OpenApiParameter[] =>
  headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }));

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const problemContent = { 'application/problem+json': { schema: reference('Problem') } };

/** The schema of `Problem`, with the possible codes in `error`. */
function problemSchema(views: ViewSchemas): JsonSchema {
  views.typeOf(problemFile, 'Problem');
  const problem = views.components['Problem'];
  const { enum: codes } = views.typeOf(errorsFile, 'ErrorCode');
  return { ...problem, properties: { ...problem?.properties, error: { type: 'string', enum: codes } } };
}

/**
 * Schemas of the request classes that the paths use, including nested ones; class-validator registers others as well.
 */
function usedRequests(paths: OpenApiDocument['paths']): Record<string, JsonSchema> {
  const all = requestSchemas();
  const used: Record<string, JsonSchema> = {};
  const collect = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = all[name];
      if (!schema || used[name]) continue;
      used[name] = schema;
      collect(schema);
    }
  };
  collect(paths);
  return used;
}

const sorted = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
