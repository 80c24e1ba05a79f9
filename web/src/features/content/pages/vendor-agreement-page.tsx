import { pagePaths } from '#contracts/shared/page-paths.js';
import { terms } from '../../../texts/terms.js';
import { PageHead } from '../../../ui/page-head.js';
import { TermsDocument } from '../components/terms-document.js';

const { title, lead, description } = terms.agreement;

/** The agreement that a vendor accepts at the sign-up: public, to be read before (ID-17, CNT-7). */
export default function VendorAgreementPage() {
  return (
    <>
      <PageHead title={title} description={description} canonical={pagePaths.vendorAgreement} />
      <TermsDocument title={title} lead={lead} />
    </>
  );
}
