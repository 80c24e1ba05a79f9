import { pagePaths } from '#contracts/shared/page-paths.js';
import { vendorError as texts } from '../texts/vendor-error.js';
import { ButtonLink } from '../ui/button-link.js';

/** The general error page of vendors, with a link back (WEB-7). */
export default function VendorErrorPage() {
  return (
    <div className="wrap py-24">
      <h1 className="display-36">{texts.heading}</h1>
      <p className="mt-3 mb-8 text-muted first-letter:uppercase">{texts.text}</p>
      <ButtonLink to={pagePaths.vendorWebstore} kind="primary">
        {texts.back}
      </ButtonLink>
    </div>
  );
}
