/** The sheet is loaded separately, when the pointer comes near its button. */
export const loadFilterSheet = () => import('./filter-sheet.js');
