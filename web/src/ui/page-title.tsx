import { site } from '../texts/site.js';

/** The title of the window, followed by the name of the site (WEB-34). */
export function PageTitle({ title }: { title: string }) {
  return <title>{site.title(title)}</title>;
}
