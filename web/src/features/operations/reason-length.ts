/** Limits of the length of a reason, as in `ReasonRequest`. */
export const reasonLength = { minLength: 3, maxLength: 300 };
