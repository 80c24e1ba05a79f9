/** What whoever runs the site sets and every page may show. Written into the page by the api. */
export interface SiteSettings {
  name: string;
  /** Origin under which people reach the site, without a slash at the end. */
  url: string;
}
