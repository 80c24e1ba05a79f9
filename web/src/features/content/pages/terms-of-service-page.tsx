import { terms } from '../../../texts/terms.js';
import { PageTitle } from '../../../ui/page-title.js';
import { TermsDocument } from '../components/terms-document.js';

const { title, lead } = terms.service;

/** The terms that a vendor has accepted, for reference (CNT-7). */
export default function TermsOfServicePage() {
  return (
    <>
      <PageTitle title={title} />
      <TermsDocument title={title} lead={lead} />
    </>
  );
}
