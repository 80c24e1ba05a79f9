import { focusRing } from './focus-ring.js';

/** Styles of a link inside or beside text. The padding makes the target 24 px high without moving the line. */
export const textLinkStyle = `${focusRing} rounded-input py-0.5 font-medium text-plum underline decoration-plum/40 decoration-1 underline-offset-4 hover:decoration-plum`;
