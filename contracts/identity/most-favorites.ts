/** The greatest number of favorites of a user. */
export const mostFavorites = 500;
