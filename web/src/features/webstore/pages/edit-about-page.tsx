import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { formatSeconds } from '../../../base/format.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { AboutForm } from '../components/about-form.js';
import { BackLink } from '../components/editor/back-link.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { MissingForPublish } from '../components/editor/missing-for-publish.js';
import { PublishProgress } from '../components/publish-progress.js';
import { PublishStatusBadge } from '../components/editor/publish-status-badge.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { UnpublishButton } from '../components/unpublish-button.js';
import { directoryPathOf } from '../directory-path.js';
import { useSectionEditor } from '../use-section-editor.js';
import { aboutForm } from '../about-values.js';
import { usePublication } from '../use-publication.js';

const formId = 'about';

/** The About page of a webstore: loads the draft, and opens the editor on it. */
export default function EditAboutPage() {
  const { api } = useServices();
  // Read here: a query result only renders the component anew for what that component has read of it.
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
  const progress = usePublication(draft);
  const seconds = progress?.publication.secondsToLive ?? null;
  return (
    <>
      <div className="wrap grid grow content-start items-start gap-x-16 gap-y-8 pt-8 pb-16 wide:grid-cols-[minmax(0,736px)_minmax(0,440px)] wide:justify-between desk:pt-10">
        <header className="wide:col-span-2">
          <BackLink section="about" />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="display-36">{texts.heading}</h1>
            <PublishStatusBadge status={draft.publishStatus} />
          </div>
          <p className="mt-1 text-muted">{draft.name === '' ? texts.firstLead : texts.lead}</p>
        </header>
        <aside className="grid gap-4 wide:sticky wide:top-8 wide:order-2">
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
        </aside>
        <div className="wide:order-1">
          <AboutForm id={formId} editor={editor} catalogue={catalogue} />
        </div>
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
