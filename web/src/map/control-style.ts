import { focusRing } from '../ui/focus-ring.js';

/** The small buttons over a map. */
export const controlStyle = `${focusRing} grid size-11 cursor-pointer place-items-center bg-surface hover:text-plum pressed:bg-sunk`;
