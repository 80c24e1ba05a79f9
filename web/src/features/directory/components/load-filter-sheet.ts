/** The sheet is code of its own; whoever comes near its button has it when they press. */
export const loadFilterSheet = () => import('./filter-sheet.js');
