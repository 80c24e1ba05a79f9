import type { Plugin } from 'vite';

const words = /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[^/]+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;

const asked = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** React Aria asks the browser for its language and whether it can write its dates, which takes 20 ms at the start. */
const answer = (locale: string) => `
const spoken = { locale: '${locale}', direction: 'ltr' };
export const getDefaultLocale = () => spoken;
export const useDefaultLocale = () => spoken;`;

/**
 * Leaves out what React Aria says in languages that the site does not speak: half of a list's code would be that. Its
 * dictionaries pass over a language without words.
 */
export function oneLanguage(spoken: string): Plugin {
  return {
    name: 'posy:one-language',
    enforce: 'pre',
    load: {
      filter: { id: [words, asked] },
      handler: (id) => {
        if (asked.test(id)) return answer(spoken);
        return words.exec(id)?.[1] === spoken ? null : 'export default undefined;';
      },
    },
  };
}
