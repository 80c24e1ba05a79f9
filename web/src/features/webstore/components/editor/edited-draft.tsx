import { useEffect, useState, type ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { useChosenLocation } from '../../../../lib/chosen-location.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { isWebstoreStarting } from '../../../../lib/webstore-starting.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { LoadFailed } from '../../../../ui/load-failed.js';
import { SignInUnderWay } from '../../../../ui/sign-in-under-way.js';
import { draftQuery } from '../../api.js';
import { ownDraftQuery } from '../../own-draft.js';
import { AboutSkeleton } from './about-skeleton.js';
import { NoWebstore } from './no-webstore.js';
import { SetupHeader } from './setup-header.js';

/** Interval and timeout in milliseconds for polling a webstore that is being started. */
const pollEvery = 500;
const pollFor = 10_000;

interface EditedDraftProps {
  /** Announced during loading. */
  heading: string;
  /** A second response that the page requires. */
  besides?: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  /** The skeleton of the page. */
  skeleton?: ReactNode;
  children: (draft: WebstoreDraftView) => ReactNode;
}

/**
 * Loads the draft that a page of the editor is about: the location that the signed-in vendor has chosen, else the first
 * one (ID-57), or the one in an operator's address (ID-107). Replaces the page while the draft loads, when that fails, and when there is none.
 */
export function EditedDraft({ heading, besides, skeleton = <AboutSkeleton />, children }: EditedDraftProps) {
  const { api } = useServices();
  const userId = useUser()?.id ?? '';
  const { webstoreId } = useParams();
  const chosen = useChosenLocation(userId);
  const [isStarting, setStarting] = useState(isWebstoreStarting(useLocation().state));
  const [hasStarted, setStarted] = useState(isStarting);
  const draft = useQuery({
    ...(webstoreId === undefined ? ownDraftQuery(api, userId, chosen) : draftQuery(api, webstoreId)),
    refetchInterval: ({ state }) => isStarting && state.data === null && pollEvery,
  });
  useEffect(() => {
    if (!isStarting) return undefined;
    const timeout = setTimeout(() => setStarting(false), pollFor);
    return () => clearTimeout(timeout);
  }, [isStarting]);
  // Once: a webstore that does not come is started again by the vendor only.
  const start = () => {
    setStarted(true);
    setStarting(true);
  };
  // A draft that cannot be read again stays: it may have unsaved changes.
  const error = (draft.data ? null : draft.error) ?? besides?.error;
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
  if (draft.data === undefined || besides?.isPending) return skeleton;
  if (draft.data === null) {
    if (isStarting) return <SignInUnderWay text={editAbout.none.starting} />;
    return (
      <Alone heading={heading}>
        <NoWebstore startsItself={!hasStarted} onStarted={start} />
      </Alone>
    );
  }
  return (
    <>
      {webstoreId === undefined && <SetupHeader draft={draft.data} />}
      {children(draft.data)}
    </>
  );
}

const Alone = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="wrap max-w-180 py-16">
    <h1 className="sr-only">{heading}</h1>
    {children}
  </div>
);
