import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { formatSeconds } from '../../../base/format.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { AboutForm } from '../components/about-form.js';
import { AboutPreview } from '../components/editor/about-preview.js';
import { BackLink } from '../components/editor/back-link.js';
import { SectionNav } from '../components/editor/section-nav.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { MissingForPublish } from '../components/editor/missing-for-publish.js';
import { PublishProgress } from '../components/publish-progress.js';
import { PublishStatusBadge } from '../../../shell/publish-status-badge.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { UnpublishButton } from '../components/unpublish-button.js';
import { directoryPathOf } from '../directory-path.js';
import { useSectionEditor, type SectionEditor } from '../use-section-editor.js';
import { aboutForm } from '../about-form-rules.js';
import { categoriesOf, hasCapacity, type AboutValues } from '../about-values.js';
import { usePublication } from '../use-publication.js';

const formId = 'about';

/** Loads the draft for the About page, and opens the editor on it. */
export default function EditAboutPage() {
  const { api } = useServices();
  // Read here, because a query result renders the component again only for properties that were read in it.
  const { data: catalogue, error, isPending, isFetching, refetch } = useQuery(categoriesQuery(api));
  return (
    <EditedDraft heading={texts.heading} besides={{ error, isPending, isFetching, refetch }}>
      {(draft) => catalogue && <Editor key={draft.id} opened={draft} catalogue={catalogue} />}
    </EditedDraft>
  );
}

function Editor({ opened, catalogue }: { opened: WebstoreDraftView; catalogue: readonly CategoryView[] }) {
  const editor = useSectionEditor(aboutForm(catalogue), opened);
  const { draft } = editor;
  useTravelTurnedOn(editor, catalogue);
  const progress = usePublication(draft);
  const seconds = progress?.publication.secondsToLive ?? null;
  const form = (
    <div key="form" className="max-w-184 full:order-1">
      <AboutForm id={formId} editor={editor} catalogue={catalogue} />
    </div>
  );
  const state = <PublishAside key="state" editor={editor} progress={progress} catalogue={catalogue} />;
  return (
    <>
      <div className="wrap grid grow content-start items-start gap-x-12 gap-y-8 pt-8 pb-16 max-wide:gap-y-0 grid-cols-1 wide:grid-cols-[232px_minmax(0,1fr)] desk:pt-10 full:grid-cols-[232px_minmax(0,1fr)_minmax(0,380px)]">
        <div className="wide:sticky wide:top-8 wide:row-span-3 full:row-span-2">
          <SectionNav draft={draft} />
        </div>
        <header className="max-w-184 max-wide:mb-8 full:col-span-2">
          <BackLink section="about" />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="display-36">{texts.heading}</h1>
            <PublishStatusBadge status={draft.publishStatus} />
          </div>
          <p className="mt-1 text-muted">{draft.name === '' ? texts.firstLead : texts.lead}</p>
        </header>
        {/* Before the first publish the fields come first, and the list of what is missing after them. */}
        {draft.hasBeenPublished ? [state, form] : [form, state]}
      </div>
      <SaveBar
        save={{ formId }}
        editor={editor}
        idle={seconds === null ? null : texts.progress.liveAfter(formatSeconds(seconds))}
      />
      <LeaveGuard isChanged={editor.changes.length > 0} onSave={() => editor.save()} />
    </>
  );
}

interface PublishAsideProps {
  editor: SectionEditor<AboutValues>;
  progress: ReturnType<typeof usePublication>;
  catalogue: readonly CategoryView[];
}

/** The state of the page, what a publish lacks, and how couples will see the section. */
function PublishAside({ editor, progress, catalogue }: PublishAsideProps) {
  const { draft, values } = editor;
  return (
    <aside className="grid gap-4 max-wide:not-empty:mb-8 full:sticky full:top-8 full:order-2">
      {progress && (
        <PublishProgress
          publication={progress.publication}
          isSlow={progress.isSlow}
          directoryPath={directoryPathOf(draft, catalogue)}
        />
      )}
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
      <AboutPreview draft={draft} values={values} catalogue={catalogue} />
    </aside>
  );
}

/**
 * Turns travel on, and saves that, when a vendor opens the page: only venues and lodging have no travel (WS-59). It is
 * no edit, so nothing is reported, and the page has no unpublished changes because of it. An operator who looks at the
 * page changes nothing.
 */
function useTravelTurnedOn(
  { draft, saveQuietly }: SectionEditor<AboutValues>,
  catalogue: readonly CategoryView[],
): void {
  const { api } = useServices();
  const isOwn = useParams()['webstoreId'] === undefined;
  const turnOn = useEffectEvent(() => {
    if (!isOwn || draft.travels || hasCapacity(categoriesOf(draft.categoryIds, catalogue))) return;
    const body = { id: draft.id, version: draft.version, travels: true };
    void saveQuietly(() => api.call(webstoreRoutes.saveWebstore, { body }));
  });
  useEffect(() => turnOn(), []);
}
