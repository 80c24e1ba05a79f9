/** Metadata key of the route that a controller method implements. */
export const IMPLEMENTED_ROUTE = 'posy:route';
