/** Metadata key under which a controller method keeps the route it implements. */
export const IMPLEMENTED_ROUTE = 'posy:route';
