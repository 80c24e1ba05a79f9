import type { Plugin } from 'vite';

const words = /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[^/]+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;

const asked = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** React Aria detects the browser's language and date formats, which takes 20 ms at the start. */
const answer = (locale: string) => `
const spoken = { locale: '${locale}', direction: 'ltr' };
export const getDefaultLocale = () => spoken;
export const useDefaultLocale = () => spoken;`;

/**
 * Removes React Aria's texts in languages that the site does not use: half of a list's code. Its dictionaries skip a
 * language without texts.
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
