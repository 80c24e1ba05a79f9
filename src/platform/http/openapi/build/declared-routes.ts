import { globSync } from 'node:fs';
import type { Route } from '#contracts/shared/route.js';

/** A route with its location in the code. */
export interface DeclaredRoute {
  /** Folder of contracts. */
  readonly context: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** Name of the exported table. */
  readonly table: string;
  /** Name within the table. */
  readonly name: string;
  readonly route: Route;
}

const routeFile = /^contracts\/([^/]+)\/([^/]+)[.]routes[.]ts$/;

/**
 * Lists the routes of all `contracts/<context>/<name>.routes.ts`, in a stable order.
 * @param root folder of the project's sources
 */
export async function declaredRoutes(root: string): Promise<DeclaredRoute[]> {
  const files = globSync('contracts/*/*.routes.ts', { cwd: root }).sort();
  return (await Promise.all(files.map(routesOf))).flat();
}

async function routesOf(file: string): Promise<DeclaredRoute[]> {
  const [, context = '', name = ''] = routeFile.exec(file) ?? [];
  const tables = (await import(`#contracts/${context}/${name}.routes.js`)) as Record<string, Record<string, Route>>;
  return Object.entries(tables).flatMap(([table, routes]) =>
    Object.entries(routes).map(([routeName, route]) => ({ context, file, table, name: routeName, route })),
  );
}
