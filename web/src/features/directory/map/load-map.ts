/** Maps are large: their code is loaded on demand or on intent. */
export const loadMapPane = () => import('./map-pane.js');
export const loadMapScreen = () => import('./map-screen.js');
