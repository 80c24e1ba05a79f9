/** What documents say about the site and whoever runs it; what is not configured is not said. */
export interface SiteFacts {
  name: string;
  email: string;
  phone: string | undefined;
  textNumber: string | undefined;
}
