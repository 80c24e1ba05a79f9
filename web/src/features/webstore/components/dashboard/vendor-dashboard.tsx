import { useRef, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { categoriesQuery } from '../../../../lib/categories-query.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { dashboard as texts } from '../../../../texts/dashboard.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { Notice } from '../../../../ui/notice.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';
import { FinishList } from './finish-list.js';
import { PageCard } from './page-card.js';
import { PlanCard } from './plan-card.js';
import { PublishChecklist } from './publish-checklist.js';
import { PublishState } from './publish-state.js';
import { SectionShortcuts } from './section-shortcuts.js';
import { EditedDraft } from '../editor/edited-draft.js';
import { SectionNav } from '../editor/section-nav.js';
import { directoryPathOf } from '../../directory-path.js';
import { useMarkedDays } from '../../use-marked-days.js';
import { usePublish } from '../../use-publish.js';

/** Parts of the dashboard that come from other features. */
interface DashboardParts {
  /** The unread conversations. */
  Messages: ComponentType;
}

/**
 * The home page of a vendor: the state of the page, missing content, unread messages, the plan, and links to each section
 * (OP-63).
 */
export function VendorDashboard(parts: DashboardParts) {
  return (
    <EditedDraft heading={texts.heading} skeleton={<DashboardSkeleton />}>
      {(draft) => <Dashboard key={draft.id} draft={draft} {...parts} />}
    </EditedDraft>
  );
}

function Dashboard({ draft, Messages }: DashboardParts & { draft: WebstoreDraftView }) {
  const { api } = useServices();
  const { data: catalogue = [] } = useQuery(categoriesQuery(api));
  const { count: marked } = useMarkedDays(draft.id);
  const state = useRef<HTMLDivElement>(null);
  // The button disappears with the state that offered it.
  const publishing = usePublish(draft, () => state.current?.focus());
  const category = catalogue.find(({ id }) => id === draft.categoryIds[0]);
  const { subscriptionTier, publishStatus } = draft;
  return (
    <div className="wrap grid grow content-start items-start gap-x-12 gap-y-8 pt-8 pb-16 max-wide:gap-y-0 grid-cols-1 wide:grid-cols-[232px_minmax(0,1fr)] desk:pt-10">
      <div className="wide:sticky wide:top-8">
        <SectionNav draft={draft} />
      </div>
      <div className="min-w-0">
        <header className="mb-7">
          <h1 className="display-36 wrap-anywhere">{texts.welcome(useUser()?.firstName ?? '')}</h1>
          <p className="mt-1 text-muted">{texts.leads[publishStatus]}</p>
        </header>
        <div className="grid items-start gap-10 grid-cols-1 full:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid min-w-0 gap-10">
            <div ref={state} tabIndex={-1} className="grid gap-3 outline-none">
              {publishing.failure && (
                <Notice tone="problem">{publishing.failure.reason ?? editAbout.publishFailed}</Notice>
              )}
              {publishStatus === 'Unpublished' ? (
                <PublishChecklist
                  draft={draft}
                  publishing={publishing}
                  basics={[draft.name, category?.name].filter(Boolean).join(', ')}
                />
              ) : (
                <PublishState draft={draft} publishing={publishing} directoryPath={directoryPathOf(draft, catalogue)} />
              )}
            </div>
            {publishStatus !== 'Unpublished' && <FinishList draft={draft} marked={marked} />}
            <SectionShortcuts draft={draft} marked={marked} />
          </div>
          <div className="grid items-start gap-6 tablet:grid-cols-2 full:grid-cols-1">
            <PageCard draft={draft} category={category} />
            <Messages />
            <PlanCard tier={subscriptionTier} />
          </div>
        </div>
      </div>
    </div>
  );
}
