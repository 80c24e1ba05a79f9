import { ChevronLeft } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';
import { editor as texts } from '../../../../texts/editor.js';
import { cameFromSectionList, returnFrom } from '../../section-return.js';
import { pathsOfEditor } from './section-states.js';

/** A link back to the list or preview from which a section was opened, scrolled to the section (WS-26). */
export function BackLink({ section }: { section?: EditorPage }) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return (
    <Link
      to={paths.all}
      onClick={(event) => {
        if (section !== undefined) returnFrom(section);
        if (!cameFromSectionList(state)) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="mb-3 inline-flex min-h-6 items-center gap-1 text-14 font-medium text-plum hover:underline"
    >
      <ChevronLeft className="size-4" aria-hidden />
      {texts.back}
    </Link>
  );
}
