/** Texts of the site that everybody may read, as the api calls them. */
export const documentNames = ['privacy', 'terms', 'contact'] as const;
export type DocumentName = (typeof documentNames)[number];
