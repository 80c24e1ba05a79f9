/** The data of a crawl about a business that a webstore was created from. Texts that the crawl did not find are empty. */
export interface CrawledDataView {
  /** The id of the crawl's own record. */
  id: string;
  /** The category as the crawl names it. */
  category: string;
  /** The address in one line. */
  address: string;
  website: string;
  contactEmail: string;
}
