import type { ReactNode } from 'react';
import { ChevronRight, Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';
import { sectionNames, sections } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editInserts } from '../../../texts/edit-store.js';
import { editor as texts } from '../../../texts/editor.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { MissingForPublish } from '../components/editor/missing-for-publish.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { SectionPage } from '../components/editor/section-page.js';
import { SectionMark } from '../components/editor/section-mark.js';
import { editedSections } from '../edited-sections.js';
import { fromSectionList, sectionElementId, useReturnedSection } from '../section-return.js';
import { useMarkedDays } from '../use-marked-days.js';
import { itemsIn, pathsOfEditor, stateOf } from '../components/editor/section-states.js';

/** The first page of the editor: every section with its visibility. */
export default function WebstoreSectionsPage() {
  return <EditedDraft heading={texts.heading}>{(draft) => <Sections draft={draft} />}</EditedDraft>;
}

function Sections({ draft }: { draft: WebstoreDraftView }) {
  const paths = pathsOfEditor(undefined);
  useReturnedSection();
  const { count: markedDays } = useMarkedDays(draft.id);
  return (
    <SectionPage draft={draft} heading={texts.heading} lead={texts.lead} hasBack={false}>
      <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
        {sectionNames.map((section) => (
          <Row
            key={section}
            place={section}
            to={paths[section]}
            name={sections[section].title}
            lead={editedSections[section].words.lead}
          >
            <SectionMark isWordy state={stateOf(draft, section, { markedDays })} items={itemsIn(draft, section)} />
          </Row>
        ))}
        <Row place="inserts" to={paths.inserts} name={editInserts.heading} lead={editInserts.lead} />
      </ul>
      <div className="mt-6 grid justify-items-start gap-6">
        <ButtonLink to={paths.preview} kind="line" size="small">
          <Eye className="size-4" aria-hidden />
          {texts.previewPage.open}
        </ButtonLink>
        <MissingForPublish missing={draft.missingForPublish} />
      </div>
    </SectionPage>
  );
}

interface RowProps {
  place: EditorPage;
  to: string;
  name: string;
  lead: string;
  /** Its visibility to couples. */
  children?: ReactNode;
}

const Row = ({ place, to, name, lead, children }: RowProps) => (
  <li id={sectionElementId(place)}>
    <Link
      to={to}
      state={fromSectionList}
      className="flex min-h-18 items-center gap-4 px-5 py-3 hover:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum"
    >
      <span className="grid min-w-0 grow">
        <span className="font-strong">{name}</span>
        <span className="text-14 text-muted">{lead}</span>
      </span>
      {children !== undefined && <span className="shrink-0 text-14 text-muted">{children}</span>}
      <ChevronRight className="size-5 shrink-0" aria-hidden />
    </Link>
  </li>
);
