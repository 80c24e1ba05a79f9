import { terms } from '../../../texts/terms.js';
import { PageTitle } from '../../../ui/page-title.js';
import { AcceptTerms } from '../components/accept-terms.js';
import { TermsDocument } from '../components/terms-document.js';

const { title, lead } = terms.service;

/** The terms of vendors, to be accepted and read again (CNT-7). */
export default function TermsOfServicePage() {
  return (
    <>
      <PageTitle title={title} />
      <TermsDocument title={title} lead={lead}>
        <AcceptTerms />
      </TermsDocument>
    </>
  );
}
