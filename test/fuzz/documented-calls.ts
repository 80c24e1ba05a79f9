import fc from 'fast-check';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { parseQuery } from '#contracts/shared/query-reader.js';
import { readRequest } from '#contracts/shared/read-request.js';
import type { Route } from '#contracts/shared/route.js';
import { declaredRoutes } from '#src/platform/http/openapi/build/declared-routes.js';
import type { JsonSchema, OpenApiParameter } from '#src/platform/http/openapi/openapi-document.js';
import { document, parameterTexts, spoiltBodies, spoiltTexts, valuesOf } from './document-values.js';

/** The query or body of a call. */
export interface FuzzedCall {
  query: Record<string, string>;
  body?: unknown;
}

/** An operation of the document with the route that declares it. */
export interface DocumentedCall {
  name: string;
  route: Route;
  pathParameters: OpenApiParameter[];
  valid: fc.Arbitrary<FuzzedCall>;
  /** Undefined if an operation has neither a query nor a body. */
  invalid?: fc.Arbitrary<FuzzedCall>;
}

export const documentedCalls: DocumentedCall[] = (await declaredRoutes(process.cwd())).map(
  ({ context, name, route }) => {
    const path = `/api/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const operation = document.paths[path]?.[route.method.toLowerCase()];
    const parameters = operation?.parameters ?? [];
    const query = parameters.filter((one) => one.in === 'query');
    const body = operation?.requestBody?.content['application/json']?.schema;
    return {
      name: `${context}.${name}`,
      route,
      pathParameters: parameters.filter((one) => one.in === 'path'),
      valid: validCalls(query, body),
      ...(query.length > 0 || body ? { invalid: invalidCalls(query, body) } : {}),
    };
  },
);

function validCalls(query: readonly OpenApiParameter[], body?: JsonSchema): fc.Arbitrary<FuzzedCall> {
  const known = query.filter(({ schema }) => schema['x-opaque'] !== true);
  const texts = Object.fromEntries(known.map((one) => [one.name, parameterTexts(one)]));
  const requiredKeys = known.filter(({ required }) => required).map(({ name }) => name);
  return fc.record({
    query: fc.record(texts, { requiredKeys, noNullPrototype: true }),
    ...(body && { body: valuesOf(body) }),
  });
}

function invalidCalls(query: readonly OpenApiParameter[], body?: JsonSchema): fc.Arbitrary<FuzzedCall> {
  const valid = validCalls(query, body);
  const spoilt = query.map((one) =>
    fc.tuple(valid, spoiltTexts(one)).map(([call, text]) => ({ ...call, query: { ...call.query, [one.name]: text } })),
  );
  const unknown = valid.map((call) => ({ ...call, query: { ...call.query, nobodyKnows: '1' } }));
  const bodies = body ? [fc.tuple(valid, spoiltBodies(body)).map(([call, bad]) => ({ ...call, body: bad }))] : [];
  return fc.oneof(...bodies, ...spoilt, unknown);
}

/** The fields that a route's own parser and request class refuse. */
export function refusedFields(route: Route, { query, body }: FuzzedCall): string[] {
  try {
    parseQuery(new URLSearchParams(query), route.query ?? (() => ({})));
    if (route.body) readRequest(route.body, body);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return Object.keys(error.fields);
  }
}

/**
 * Returns whether each parameter is accepted with only the required ones: then a refusal is about a combination of two
 * (a latitude without a longitude, a page beyond the last), which a document cannot express.
 */
export function isAboutCombination(call: DocumentedCall, { query }: FuzzedCall): boolean {
  return Object.entries(query).every(([name, text]) => {
    try {
      // The largest page number depends on the page size.
      const beside: Record<string, string> = name === 'page' ? { pageSize: '1' } : {};
      parseQuery(new URLSearchParams({ [name]: text, ...beside }), call.route.query ?? (() => ({})));
      return true;
    } catch (error) {
      const { fields } = error as InvalidInput;
      return !(name in fields) || ['needs-a-place', 'one-kind-only'].includes(fields[name]?.[0] ?? '');
    }
  });
}
