/** Webstores that one person can have among the favourites. */
export const mostFavorites = 500;
