import { site } from '../texts/site.js';
import { Spinner } from './spinner.js';

/** Shown only while the code of the first page is loading. */
export function PageOnItsWay() {
  return (
    <p role="status" className="m-auto flex items-center gap-3 p-10 text-muted">
      <Spinner />
      {site.loading}
    </p>
  );
}
