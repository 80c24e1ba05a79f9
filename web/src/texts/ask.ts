/** Words of the buttons that ask vendors for a quote; the form has its own. */
export const ask = {
  one: 'Ask for a quote',
  several: (vendors: number) => `Ask ${vendors} vendors for a quote`,
};
