import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Route } from '#contracts/shared/route.js';
import type { JsonSchema } from '#src/platform/http/openapi/openapi-document.js';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';

const document = readOpenApiDocument();
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const checks = new Map<string, ValidateFunction>();

/**
 * Expects a response to match the OpenAPI document of its route: the view when it succeeded, otherwise a problem. A
 * field that the view does not declare fails too, so that no private data leak unnoticed.
 * @param status status code of the response
 * @param body its body, parsed
 */
export function expectToMatchContract(route: Pick<Route, 'method' | 'path'>, status: number, body: unknown): void {
  const check = checkOf(route, status);
  if (check(body)) return;
  const faults = (check.errors ?? []).map((error) => {
    const extra = 'additionalProperty' in error.params ? ` '${error.params.additionalProperty}'` : '';
    return `  ${error.instancePath || 'the body'} ${error.message}${extra}`;
  });
  const text = JSON.stringify(body, null, 2).slice(0, 2_000);
  throw new Error(
    `${route.method} ${route.path} answered ${status} against its contract:\n${faults.join('\n')}\n${text}`,
  );
}

function checkOf(route: Pick<Route, 'method' | 'path'>, status: number): ValidateFunction {
  const path = `/api/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const responses = document.paths[path]?.[route.method.toLowerCase()]?.responses;
  if (!responses) throw new Error(`docs/openapi.json does not know ${route.method} ${path}: npm run openapi`);
  const key = `${route.method} ${path} ${status in responses ? status : 'default'}`;
  const known = checks.get(key);
  if (known) return known;
  const [content] = Object.values((responses[status] ?? responses['default'])?.content ?? {});
  const made = ajv.compile({ ...content?.schema, components: document.components } satisfies JsonSchema);
  checks.set(key, made);
  return made;
}
