/** Promo codes: letters, digits, hyphens and underscores. */
export const promoCodeForm = /^[A-Za-z0-9_-]{1,40}$/;
