import type { MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { OptionalSectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { formatSeconds } from '../../../base/format.js';
import { openInNewTab } from '../../../base/open-in-new-tab.js';
import { isPlainClick } from '../../../base/plain-click.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { editAbout } from '../../../texts/edit-about.js';
import { editor as editorTexts } from '../../../texts/editor.js';
import { Button } from '../../../ui/button.js';
import { buttonStyle } from '../../../ui/button-style.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { pathsOfEditor } from '../components/editor/section-states.js';
import { SectionPage } from '../components/editor/section-page.js';
import { PreviewedPage } from '../components/preview/previewed-page.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { noFields } from '../section-form.js';
import { usePublication } from '../use-publication.js';
import { useSectionEditor } from '../use-section-editor.js';

const texts = editorTexts.previewPage;

/** The complete page with all saved content, published or not (WS-126). */
export default function PreviewPage() {
  const { api } = useServices();
  const { data: catalogue, error, isPending, isFetching, refetch } = useQuery(categoriesQuery(api));
  return (
    <EditedDraft heading={texts.heading} besides={{ error, isPending, isFetching, refetch }}>
      {(draft) => catalogue && <Preview key={draft.id} opened={draft} catalogue={catalogue} />}
    </EditedDraft>
  );
}

function Preview({ opened, catalogue }: { opened: WebstoreDraftView; catalogue: readonly CategoryView[] }) {
  const { api } = useServices();
  const editor = useSectionEditor(noFields, opened);
  const { draft, saveBy } = editor;
  const { publication } = usePublication(draft) ?? {};
  const seconds = publication?.secondsToLive ?? null;
  const show = (section: OptionalSectionName, enabled: boolean) => {
    const optionalSections = draft.optionalSections.filter(({ id }) => id === section);
    const body = {
      ...{ id: draft.id, version: draft.version },
      optionalSections: optionalSections.map((entry) => ({ ...entry, enabled })),
    };
    void saveBy(() => api.call(webstoreRoutes.saveWebstore, { body }));
  };
  return (
    <>
      <SectionPage isWide draft={draft} heading={texts.heading} lead={texts.lead}>
        <Visit draft={draft} />
        <PreviewedPage
          draft={draft}
          catalogue={catalogue}
          visibility={{ change: show, isBusy: editor.doing !== null }}
        />
      </SectionPage>
      <SaveBar
        save={{ onPress: () => undefined }}
        editor={editor}
        idle={seconds === null ? texts.idle : editAbout.progress.liveAfter(formatSeconds(seconds))}
      />
    </>
  );
}

/** Opens the public page, if there is one (WS-129). */
function Visit({ draft: { url, publishStatus } }: { draft: WebstoreDraftView }) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  if (url !== null && publishStatus !== 'Unpublished') {
    const visit = (click: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      openInNewTab(click.currentTarget.href);
    };
    return (
      <a href={`/${url}`} target="_blank" onClick={visit} className={buttonStyle({ className: 'mb-6' })}>
        {texts.visit}
        <ExternalLink className="size-4" aria-hidden />
        <span className="sr-only">{texts.newTab}</span>
      </a>
    );
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <Button isDisabled>{texts.visit}</Button>
      {url === null ? (
        <p>
          {texts.noAddress}{' '}
          <Link to={paths.about} className={textLinkStyle}>
            {texts.chooseAddress}
          </Link>
        </p>
      ) : (
        <p>{texts.notPublished}</p>
      )}
    </div>
  );
}
