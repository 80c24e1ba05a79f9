/** The focus ring of all controls except fields, whose border changes its color instead. */
export const focusRing = 'outline-0 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-plum';
