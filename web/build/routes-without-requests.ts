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
              .map(withoutClass)
              .join(' '),
          )
          .replaceAll(summary, ''),
        map: null,
      }),
    },
  };
}

/** @throws Error for anything but a class: the browser would find it undefined */
function withoutClass(name: string): string {
  if (!/^[A-Z]/.test(name)) throw new Error(`routes import ${name} from requests; move it to a file of its own`);
  return `const ${name} = undefined;`;
}
