/** The site's name and its operator's contact details; documents leave out what is not configured. */
export interface SiteFacts {
  name: string;
  email: string;
  phone: string | undefined;
  textNumber: string | undefined;
}
