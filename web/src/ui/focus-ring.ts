/** Where the keyboard is: the same ring on everything that stands alone. Fields colour their border instead. */
export const focusRing = 'outline-0 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-plum';
