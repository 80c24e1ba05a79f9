import type { Plugin } from 'vite';

const requests = /import \{([^}]*)\} from '\.\/[\w-]+\.requests\.js';/g;

/**
 * Leaves the request classes out of the routes that the browser reads: the api validates what it is sent, and a form
 * imports the one class it needs by itself. Otherwise every page would carry all rules of all forms and the validator.
 */
export function routesWithoutRequests(): Plugin {
  return {
    name: 'posy:routes-without-requests',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contracts\/[^?]+\.routes\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(requests, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => `const ${name} = undefined;`)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
