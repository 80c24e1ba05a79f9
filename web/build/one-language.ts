import type { Plugin } from 'vite';

const words = /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[^/]+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;

/**
 * Leaves out what React Aria says in languages that the site does not speak: half of a list's code would be that. Its
 * dictionaries pass over a language without words.
 */
export function oneLanguage(spoken: string): Plugin {
  return {
    name: 'posy:one-language',
    enforce: 'pre',
    load: {
      filter: { id: words },
      handler: (id) => (words.exec(id)?.[1] === spoken ? null : 'export default undefined;'),
    },
  };
}
