import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { uuid } from '#contracts/shared/params.js';
import type { Route } from '#contracts/shared/route.js';
import { AppModule } from '#src/app.module.js';
import { Config } from '#src/platform/config/config.js';
import { IMPLEMENTED_ROUTE } from '#src/platform/http/implemented-route.js';
import { declaredRoutes, type DeclaredRoute } from '#src/platform/http/openapi/build/declared-routes.js';
import { modulesBelow } from './modules-below.js';

interface Method {
  name: string;
  route: Route | undefined;
  /** The path under which Nest serves it, if it does. */
  path: string | undefined;
}

let declared: DeclaredRoute[];
let methods: Method[];

beforeAll(async () => {
  declared = await declaredRoutes(process.cwd());
  const { controllers } = await modulesBelow(AppModule.with(new Config(), {} as never));
  methods = [...controllers].flatMap(methodsOf);
});

function methodsOf(controller: Type): Method[] {
  const prefix = (Reflect.getMetadata('path', controller) as string | undefined) ?? '';
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method = prototype[name];
    if (name === 'constructor' || typeof method !== 'function') return [];
    const path = Reflect.getMetadata('path', method) as string | undefined;
    const route = Reflect.getMetadata(IMPLEMENTED_ROUTE, method) as Route | undefined;
    return [{ name: `${controller.name}.${name}`, route, path: path && `${prefix}/${path}`.replaceAll(/\/+/g, '/') }];
  });
}

const titleOf = ({ context, name }: DeclaredRoute) => `${context}.${name}`;
const problemsOf = (check: (declaredRoute: DeclaredRoute) => string | undefined) =>
  declared.flatMap((one) => {
    const problem = check(one);
    return problem === undefined ? [] : [`${titleOf(one)}: ${problem}`];
  });

describe('the routes of contracts', () => {
  it('have exactly one implementation each, in a controller of the api', () => {
    expect(declared.length).toBeGreaterThan(10);
    const problems = problemsOf(({ route }) => {
      const implementing = methods.filter((method) => method.route === route).map((method) => method.name);
      return implementing.length === 1 ? undefined : `implemented by [${implementing.join(', ')}]`;
    });
    expect(problems).toEqual([]);
  });

  it('are the only ones under /api/', () => {
    const known = new Set(declared.map(({ route }) => route));
    const stray = methods.filter(({ path, route }) => {
      const isServedAsApi = path !== undefined && /^\/?api(\/|$)/.test(path);
      return route ? !known.has(route) : isServedAsApi;
    });
    expect(stray.map((method) => method.name)).toEqual([]);
  });

  it('have a unique method and path', () => {
    const shapes = declared.map(({ route }) => `${route.method} ${route.path.replaceAll(/:\w+/g, ':')}`);
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  });

  it('parse every parameter of their path, and no other', () => {
    const problems = problemsOf(({ route }) => {
      const named = new Set([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
      const odd = [...named.symmetricDifference(new Set(Object.keys(route.params ?? {})))];
      return odd.length === 0 ? undefined : `only in one of path and params: ${odd.join(', ')}`;
    });
    expect(problems).toEqual([]);
  });

  it('declare their access', () => {
    const rules = ['public', 'user', 'owner', 'admin', 'signed'];
    const ruleOf = ({ access }: { access?: { who?: string } }) => String(access?.who);
    expect(problemsOf(({ route }) => (rules.includes(ruleOf(route)) ? undefined : ruleOf(route)))).toEqual([]);
  });

  it('have a UUID in the path or a required UUID in the body if only its owner has access', () => {
    const problems = problemsOf(({ route }) => {
      const { access } = route;
      if (access.who !== 'owner') return undefined;
      const params = (route.params ?? {}) as Record<string, unknown>;
      if (access.field in params) return params[access.field] === uuid ? undefined : `:${access.field} is no UUID`;
      const rules = route.body ? rulesOf(route.body, access.field) : [];
      return rules.includes('isUuid') && !rules.includes('conditionalValidation')
        ? undefined
        : `there is no ${access.field} in the path, and in the body it is [${rules.join(', ')}]`;
    });
    expect(problems).toEqual([]);
  });
});

function rulesOf(body: new () => object, field: string): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  return rules.filter((rule) => rule.propertyName === field).map((rule) => rule.name ?? rule.type);
}
