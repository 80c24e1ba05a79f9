import { focusRing } from '../../ui/focus-ring.js';

/** Styles of a row's link to its subject. */
export const rowLinkStyle = `${focusRing} inline-block rounded-input py-1 max-wide:py-0 font-strong text-plum underline-offset-4 wrap-anywhere hover:underline`;
