import { useQuery } from '@tanstack/react-query';
import { CloudOff, ExternalLink, RotateCw, Store } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { formatSeconds } from '../../../lib/format.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { StatePanel } from '../../../ui/state-panel.js';
import type { ownDraftQuery } from '../api.js';
import { AboutForm } from './about-form.js';
import { AboutSkeleton } from './about-skeleton.js';
import { LeaveGuard } from '../../../lib/leave-guard.js';
import { MissingForPublish } from './missing-for-publish.js';
import { PublishProgress } from './publish-progress.js';
import { PublishStatusBadge } from './publish-status-badge.js';
import { SaveBar } from './save-bar.js';
import { UnpublishButton } from './unpublish-button.js';
import { useSectionEditor } from '../use-section-editor.js';
import { aboutForm } from '../about-values.js';
import { usePublication } from '../use-publication.js';

const formId = 'about';

/** The About page of a webstore: loads the draft, and opens the editor on it. */
export function AboutPage({ draftQuery }: { draftQuery: ReturnType<typeof ownDraftQuery> }) {
  const { api } = useServices();
  const draft = useQuery(draftQuery);
  const catalogue = useQuery(categoriesQuery(api));
  const error = draft.error ?? catalogue.error;
  if (error) {
    const retry = () => void Promise.all([draft.refetch(), catalogue.refetch()]);
    return <LoadFailed text={error.message} isRetrying={draft.isFetching || catalogue.isFetching} onRetry={retry} />;
  }
  if (draft.data === undefined || catalogue.data === undefined) return <AboutSkeleton />;
  if (draft.data === null) return <NoWebstore />;
  return <Editor key={draft.data.id} opened={draft.data} catalogue={catalogue.data} />;
}

/** Where the directory shows a webstore: by its name, or in its category when the name is too short to search for. */
function directoryPathOf({ name, categoryIds }: WebstoreDraftView, catalogue: readonly CategoryView[]): string {
  const category = catalogue.find(({ id }) => id === categoryIds[0])?.externalId ?? '';
  return `${pagePaths.vendors}?${new URLSearchParams(name.length < 4 ? { category } : { name })}`;
}

function Editor({ opened, catalogue }: { opened: WebstoreDraftView; catalogue: readonly CategoryView[] }) {
  const editor = useSectionEditor(aboutForm, opened);
  const { draft } = editor;
  const progress = usePublication(draft);
  const seconds = progress?.publication.secondsToLive ?? null;
  return (
    <>
      <div className="wrap grid grow content-start items-start gap-x-16 gap-y-8 pt-8 pb-16 wide:grid-cols-[minmax(0,736px)_minmax(0,440px)] wide:justify-between desk:pt-10">
        <header className="wide:col-span-2">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="display-36">{texts.heading}</h1>
            <PublishStatusBadge status={draft.publishStatus} />
          </div>
          <p className="mt-1 text-muted">{texts.lead}</p>
        </header>
        <aside className="grid gap-4 wide:sticky wide:top-8 wide:order-2">
          {progress && <PublishProgress {...progress} directoryPath={directoryPathOf(draft, catalogue)} />}
          <MissingForPublish missing={draft.missingForPublish} />
          {draft.publishStatus !== 'Unpublished' && (
            <div className="flex flex-wrap gap-2">
              {draft.url !== null && (
                <ButtonLink to={`/${draft.url}`} size="small">
                  <ExternalLink className="size-4" aria-hidden />
                  {texts.seePage}
                </ButtonLink>
              )}
              <UnpublishButton editor={editor} />
            </div>
          )}
        </aside>
        <div className="wide:order-1">
          <AboutForm id={formId} editor={editor} catalogue={catalogue} />
        </div>
      </div>
      <SaveBar
        formId={formId}
        editor={editor}
        idle={seconds === null ? null : texts.progress.liveAfter(formatSeconds(seconds))}
      />
      <LeaveGuard isChanged={editor.changes.length > 0} onSave={() => editor.save()} />
    </>
  );
}

function NoWebstore() {
  const { title, text, action } = texts.none;
  const seeVendors = (
    <ButtonLink to={pagePaths.vendors} kind="primary">
      {action}
    </ButtonLink>
  );
  return (
    <div className="wrap max-w-180 py-16">
      <h1 className="sr-only">{texts.heading}</h1>
      <StatePanel icon={Store} title={title} text={text} actions={seeVendors} />
    </div>
  );
}

function LoadFailed({ text, isRetrying, onRetry }: { text: string; isRetrying: boolean; onRetry: () => void }) {
  const tryAgain = (
    <Button size="small" isPending={isRetrying} onPress={onRetry}>
      {!isRetrying && <RotateCw className="size-4" aria-hidden />}
      {site.tryAgain}
    </Button>
  );
  return (
    <div className="wrap max-w-180 py-16">
      <h1 className="sr-only">{texts.heading}</h1>
      <StatePanel icon={CloudOff} tone="problem" title={texts.failed} text={text} actions={tryAgain} />
    </div>
  );
}
