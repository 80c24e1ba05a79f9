import { site } from '../texts/site.js';

/** The title of the window, with the name of the site after it (WEB-34). */
export function PageTitle({ title }: { title: string }) {
  return <title>{site.title(title)}</title>;
}
