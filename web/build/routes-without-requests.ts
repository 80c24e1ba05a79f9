import type { Plugin } from 'vite';

const requests = /import \{([^}]*)\} from '\.\/[\w-]+\.requests\.js';/g;
const summary = /^ *summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

/**
 * Removes the parts of the routes that only the api uses from the browser's build. Request classes: the api validates
 * requests, and a form imports the one class it needs by itself; otherwise every page would contain the rules of all
 * forms and the validator. Summaries: they are for the OpenAPI document.
 */
export function routesWithoutRequests(): Plugin {
  return {
    name: 'posy:routes-without-requests',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contracts\/[^?]+\.routes?\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll(requests, (_, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '')
              .map((name) => `const ${nameOfRequest(name)} = undefined;`)
              .join(' '),
          )
          .replaceAll(summary, ''),
        map: null,
      }),
    },
  };
}

/** @throws if a route file imports anything else from a file of requests, which it would lose */
function nameOfRequest(name: string): string {
  if (/^[A-Z]\w*Request$/.test(name)) return name;
  throw new Error(`${name} is no request class: routes that use it in the browser import it from a file of its own`);
}
