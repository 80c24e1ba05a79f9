/** A promo code as it is typed: letters, digits, hyphens and underscores, at most 40. */
export const promoCodeForm = /^[A-Za-z0-9_-]{1,40}$/;
