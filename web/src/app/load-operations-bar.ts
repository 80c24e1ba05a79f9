/** The bar of the operators' pages, loaded with the first of them, and for nobody else. */
export const loadOperationsBar = () => import('../features/operations/components/operations-bar.js');
