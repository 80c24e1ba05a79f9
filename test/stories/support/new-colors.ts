const mark = 'data-colors-new';

/** Selects the elements that `markNewColors` has marked. */
export const newColors = `[${mark}]`;

/** Attributes of an element, or of one around it, that decide about its colors, in either theme. */
const decisive =
  '/^(class|style|disabled|open|aria-(checked|current|disabled|invalid|pressed|selected)|data-(?!key|rac|colors).*)$/';

/**
 * Runs in a page: marks the elements with a text whose colors no earlier story in that page had, and returns whether
 * there is one. Most stories show again what others have shown, and their colors are written in the same attributes.
 */
export const markNewColors = `(() => {
  const seen = (globalThis.__seenColors ??= new Set());
  const chains = new Map();
  const chainOf = (one) => {
    if (!one) return '';
    if (!chains.has(one)) {
      const own = [...one.attributes].filter(({ name }) => ${decisive}.test(name)).map(({ name, value }) => name + '=' + value);
      chains.set(one, [chainOf(one.parentElement), one.tagName, ...own.sort()].join(' '));
    }
    return chains.get(one);
  };
  const hasText = (one) =>
    one.matches('input, textarea, select') || [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const fresh = [...document.body.querySelectorAll('*')].filter((one) => {
    one.removeAttribute('${mark}');
    return hasText(one) && !seen.has(chainOf(one));
  });
  for (const one of fresh) {
    seen.add(chainOf(one));
    one.setAttribute('${mark}', '');
  }
  return fresh.length > 0;
})()`;
