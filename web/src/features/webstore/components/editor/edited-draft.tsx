import type { ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { LoadFailed } from '../../../../ui/load-failed.js';
import { StatePanel } from '../../../../ui/state-panel.js';
import { draftQuery, ownDraftQuery } from '../../api.js';
import { AboutSkeleton } from '../about-skeleton.js';

interface EditedDraftProps {
  /** Read out while there is nothing else. */
  heading: string;
  /** A second answer without which the page cannot be shown. */
  besides?: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  children: (draft: WebstoreDraftView) => ReactNode;
}

/**
 * Reads the draft that a page of the editor is about: the first webstore of the signed-in vendor, or the one that an
 * operator's address names (ID-107). Stands in for the page while the draft loads, when it fails, and when there is none.
 */
export function EditedDraft({ heading, besides, children }: EditedDraftProps) {
  const { api } = useServices();
  const userId = useUser()?.id ?? '';
  const { webstoreId } = useParams();
  const draft = useQuery(webstoreId === undefined ? ownDraftQuery(api, userId) : draftQuery(api, webstoreId));
  const error = draft.error ?? besides?.error;
  if (error) {
    return (
      <Alone heading={heading}>
        <LoadFailed
          title={editAbout.failed}
          text={error.message}
          isRetrying={draft.isFetching || besides?.isFetching === true}
          onRetry={() => void Promise.all([draft.refetch(), besides?.refetch()])}
        />
      </Alone>
    );
  }
  if (draft.data === undefined || besides?.isPending) return <AboutSkeleton />;
  if (draft.data === null) {
    const { title, text, action } = editAbout.none;
    const seeVendors = (
      <ButtonLink to={pagePaths.vendors} kind="primary">
        {action}
      </ButtonLink>
    );
    return (
      <Alone heading={heading}>
        <StatePanel icon={Store} title={title} text={text} actions={seeVendors} />
      </Alone>
    );
  }
  return children(draft.data);
}

const Alone = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="wrap max-w-180 py-16">
    <h1 className="sr-only">{heading}</h1>
    {children}
  </div>
);
