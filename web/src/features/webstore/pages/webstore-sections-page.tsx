import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Eye, Printer, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';
import { sectionNames, sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { formatSeconds } from '../../../base/format.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { useIsFull } from '../../../lib/window-width.js';
import { editAbout } from '../../../texts/edit-about.js';
import { editInserts } from '../../../texts/edit-store.js';
import { editor as texts } from '../../../texts/editor.js';
import { Badge } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { MissingForPublish } from '../components/editor/missing-for-publish.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { SectionPage } from '../components/editor/section-page.js';
import { SectionMark } from '../components/editor/section-mark.js';
import { pathsOfEditor, stateOf } from '../components/editor/section-states.js';
import { editedSections } from '../edited-sections.js';
import { noFields } from '../section-form.js';
import { fromSectionList, sectionElementId, useReturnedSection } from '../section-return.js';
import { useMarkedDays } from '../use-marked-days.js';
import { usePublication } from '../use-publication.js';
import { useSectionEditor } from '../use-section-editor.js';

/** Loaded only where there is space for it. */
const SmallPage = lazy(() => import('../components/preview/small-page.js'));

/** The first page of the editor: every section with its visibility, and the publish of all of them. */
export default function WebstoreSectionsPage() {
  return <EditedDraft heading={texts.heading}>{(draft) => <Sections key={draft.id} draft={draft} />}</EditedDraft>;
}

function Sections({ draft }: { draft: WebstoreDraftView }) {
  const paths = pathsOfEditor(undefined);
  useReturnedSection();
  const editor = useSectionEditor(noFields, draft);
  const { publication } = usePublication(draft) ?? {};
  const seconds = publication?.secondsToLive ?? null;
  const [lit, setLit] = useState<SectionName>();
  const { count: markedDays } = useMarkedDays(draft.id);
  const shown = sectionNames.filter((section) => stateOf(draft, section, { markedDays }) === 'shown').length;
  const unpublished = draft.unpublishedSections.length;
  const preview = useIsFull() && (
    <Suspense fallback={null}>
      <PreviewBeside draft={draft} lit={lit} />
    </Suspense>
  );
  return (
    <>
      <SectionPage
        draft={draft}
        heading={texts.heading}
        lead={draft.hasBeenPublished ? texts.sectionsShown(shown, sectionNames.length) : texts.lead}
        aside={unpublished === 0 ? undefined : texts.sectionsNotPublished(unpublished)}
        hasBack={false}
        framedPreview={preview}
      >
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {sectionNames.map((section) => (
            <SectionRow key={section} section={section} draft={draft} to={paths[section]} onPoint={setLit} />
          ))}
          <Row place="inserts" to={paths.inserts} icon={Printer} name={editInserts.heading} text={editInserts.lead} />
        </ul>
        <div className="mt-6 grid justify-items-start gap-6">
          <ButtonLink to={paths.preview} kind="line" size="small">
            <Eye className="size-4" aria-hidden />
            {texts.previewPage.open}
          </ButtonLink>
          <MissingForPublish missing={draft.missingForPublish} />
        </div>
      </SectionPage>
      <SaveBar
        save={{ onPress: () => undefined }}
        editor={editor}
        idle={seconds === null ? texts.previewPage.idle : editAbout.progress.liveAfter(formatSeconds(seconds))}
      />
    </>
  );
}

function PreviewBeside({ draft, lit }: { draft: WebstoreDraftView; lit: SectionName | undefined }) {
  const { data: catalogue } = useQuery(categoriesQuery(useServices().api));
  return catalogue && <SmallPage draft={draft} catalogue={catalogue} lit={lit} />;
}

interface SectionRowProps {
  section: SectionName;
  draft: WebstoreDraftView;
  to: string;
  /** Called when a person points at the row, so that the preview can show where the section is. */
  onPoint: (section: SectionName) => void;
}

function SectionRow({ section, draft, to, onPoint }: SectionRowProps) {
  const { count: markedDays } = useMarkedDays(draft.id);
  const { icon, words, summaryOf } = editedSections[section];
  const state = stateOf(draft, section, { markedDays });
  const isFilled = state === 'shown' || state === 'hidden';
  const text = isFilled ? (summaryOf(draft, { markedDays }) ?? words.lead) : words.lead;
  return (
    <Row
      place={section}
      to={to}
      icon={icon}
      name={sections[section].title}
      text={text}
      mark={<SectionMark isWordy state={state} items={undefined} />}
      isShown={state === 'shown'}
      isUnpublished={draft.unpublishedSections.includes(section)}
      onPoint={() => onPoint(section)}
    />
  );
}

interface RowProps {
  place: EditorPage;
  to: string;
  icon: LucideIcon;
  name: string;
  text: string;
  /** Its visibility to couples; on phones it replaces the text of a section that they do not see. */
  mark?: ReactNode;
  isShown?: boolean;
  isUnpublished?: boolean;
  onPoint?: () => void;
}

const Row = ({ place, to, icon: Icon, name, text, mark, isShown = false, isUnpublished, onPoint }: RowProps) => (
  <li id={sectionElementId(place)}>
    <Link
      to={to}
      state={fromSectionList}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className="flex min-h-18 items-center gap-4 max-tiny:gap-2 px-4 py-3 hover:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum tablet:px-5"
    >
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full max-tiny:hidden ${isShown ? 'bg-blush text-plum-dark' : 'bg-sunk text-muted'}`}
      >
        <Icon className="size-5" strokeWidth={1.6} aria-hidden />
      </span>
      <span className="grid min-w-0 grow gap-x-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          {name}
          {isUnpublished && <Badge tone="waiting">{texts.notPublished}</Badge>}
        </span>
        {mark !== undefined && (
          <span className={`text-14 text-muted tablet:row-span-2 ${isShown ? 'max-tablet:sr-only' : ''}`}>{mark}</span>
        )}
        <span
          className={`text-14 text-muted tablet:col-start-1 ${mark === undefined || isShown ? '' : 'max-tablet:hidden'}`}
        >
          {text}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0" aria-hidden />
    </Link>
  </li>
);
