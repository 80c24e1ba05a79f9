/** Counts characters as the rules of the contract do: an emoji is one, although it takes two places in a string. */
export const charactersIn = (text: string): number =>
  [...text.replaceAll(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/g, '')].length;
