import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, CloudOff, RotateCw, Store } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { editor as texts } from '../../../../texts/editor.js';
import { site } from '../../../../texts/site.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { StatePanel } from '../../../../ui/state-panel.js';
import { draftQuery, ownDraftQuery } from '../../api.js';
import { AboutSkeleton } from '../about-skeleton.js';
import { PublishStatusBadge } from '../publish-status-badge.js';
import { PreviewFrame } from './preview-frame.js';
import { SectionNav } from './section-nav.js';
import { pathsOfEditor } from './section-states.js';

interface OwnDraftProps {
  /** Read out while there is nothing else. */
  heading: string;
  children: (draft: WebstoreDraftView) => ReactNode;
}

/** Reads the first webstore of the signed-in vendor, or the one that an operator's address names; says so while it loads, when it fails, and when there is none. */
export function OwnDraft({ heading, children }: OwnDraftProps) {
  const { api } = useServices();
  const userId = useUser()?.id ?? '';
  const { webstoreId } = useParams();
  const ofOperator = webstoreId === undefined ? undefined : draftQuery(api, webstoreId);
  const { data, error, isFetching, refetch } = useQuery(ofOperator ?? ownDraftQuery(api, userId));
  if (error) {
    const retry = (
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        {!isFetching && <RotateCw className="size-4" aria-hidden />}
        {site.tryAgain}
      </Button>
    );
    return (
      <Alone heading={heading}>
        <StatePanel icon={CloudOff} tone="problem" title={editAbout.failed} text={error.message} actions={retry} />
      </Alone>
    );
  }
  if (data === undefined) return <AboutSkeleton />;
  if (data === null) {
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
  return children(data);
}

const Alone = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="wrap max-w-180 py-16">
    <h1 className="sr-only">{heading}</h1>
    {children}
  </div>
);

interface SectionPageProps {
  draft: WebstoreDraftView;
  heading: string;
  lead: string;
  /** Absent on the page that lists the sections. */
  hasBack?: boolean;
  /** How couples see the section, beside it where there is room. */
  preview?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the editor: sections at the left, what is edited, and how couples see it. */
export function SectionPage({ draft, heading, lead, hasBack = true, preview, children }: SectionPageProps) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  return (
    <div className="wrap grid grow content-start items-start gap-x-12 gap-y-8 pt-8 max-wide:gap-y-0 pb-16 wide:grid-cols-[232px_minmax(0,1fr)] desk:pt-10 full:grid-cols-[232px_minmax(0,1fr)_minmax(0,380px)]">
      <div className="wide:sticky wide:top-8">
        <SectionNav draft={draft} />
      </div>
      <div className="min-w-0 max-w-184">
        {hasBack && (
          <Link
            to={paths.all}
            className="mb-3 inline-flex min-h-6 items-center gap-1 text-14 font-medium text-plum hover:underline"
          >
            <ChevronLeft className="size-4" aria-hidden />
            {texts.webstore}
          </Link>
        )}
        <header className="mb-7">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="display-36">{heading}</h1>
            <PublishStatusBadge status={draft.publishStatus} />
          </div>
          <p className="mt-1 text-muted">{lead}</p>
        </header>
        {children}
      </div>
      {preview !== undefined && (
        <aside aria-label={texts.preview} className="sticky top-8 max-full:hidden">
          <p className="mb-3 text-14 font-strong">{texts.preview}</p>
          <PreviewFrame title={texts.preview}>{preview}</PreviewFrame>
        </aside>
      )}
    </div>
  );
}
