/** US dollars at which the steps of package prices begin; the last one has no end. */
export const priceSteps = [
  0, 250, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 20_000,
] as const;

/** @returns the position of the step that holds a price, in whole US dollars from 0 */
export const priceStepOf = (price: number): number => priceSteps.findLastIndex((from) => from <= price);
