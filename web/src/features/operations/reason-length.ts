/** How long a reason is, as `ReasonRequest` allows it. */
export const reasonLength = { minLength: 3, maxLength: 300 };
