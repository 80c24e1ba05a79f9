import { focusRing } from '../../ui/focus-ring.js';

/** Style of the action of a table row. */
export const rowLinkStyle = `${focusRing} inline-block rounded-input py-1 font-strong whitespace-nowrap text-plum underline-offset-4 hover:underline`;
