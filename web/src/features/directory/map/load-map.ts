/** Maps are much code: it comes when somebody wants one, or is about to. */
export const loadMapPane = () => import('./map-pane.js');
export const loadMapScreen = () => import('./map-screen.js');
