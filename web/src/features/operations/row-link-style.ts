import { focusRing } from '../../ui/focus-ring.js';

/** The one action of a row, quiet among many of its kind. */
export const rowLinkStyle = `${focusRing} inline-block rounded-input py-1 font-strong whitespace-nowrap text-plum underline-offset-4 hover:underline`;
