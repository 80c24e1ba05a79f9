import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentName } from '#contracts/content/document-name.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../lib/services.js';
import { terms } from '../../../texts/terms.js';
import { PageHead } from '../../../ui/page-head.js';
import { VersionedText } from '../components/terms-document.js';
import { documentQuery } from '../document-query.js';

/** A page with a document of the site: its privacy policy, its terms, how to get in touch. */
export function documentPage(name: DocumentName): ComponentType {
  const { title, lead, description } = terms.documents[name];
  return function DocumentPage() {
    const { api } = useServices();
    const { data, error, isFetching, refetch } = useQuery(documentQuery(api, name));
    return (
      <>
        <PageHead title={title} description={description} canonical={pagePaths[name]} />
        <VersionedText title={title} lead={lead} document={data} {...{ error, isFetching, refetch }} />
      </>
    );
  };
}
