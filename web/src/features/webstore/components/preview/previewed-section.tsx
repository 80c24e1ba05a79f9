import type { ReactNode } from 'react';
import { Eye, EyeOff, Lock, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sections, type SectionName, type OptionalSectionName } from '#contracts/webstore/sections.js';
import { editor as texts } from '../../../../texts/editor.js';
import { Button } from '../../../../ui/button.js';
import { buttonStyle } from '../../../../ui/button-style.js';
import { editedSections } from '../../edited-sections.js';
import { fromSectionList, sectionElementId } from '../../section-return.js';
import type { SectionState } from '../editor/section-states.js';
import { PageSection, SectionTools } from '../public/page-section.js';

const words = texts.previewPage;

/** Shows or hides sections that their vendor may hide. */
export interface Visibility {
  change: (section: OptionalSectionName, isShown: boolean) => void;
  isBusy: boolean;
}

interface PreviewedSectionProps {
  section: SectionName;
  state: SectionState;
  /** The page that edits the section. */
  editPath: string;
  visibility: Visibility;
  /** The section as shown to couples. */
  children: ReactNode;
}

/** One section of the preview: as shown to couples, or the reason why not, with a link to its page. */
export function PreviewedSection({ section, state, editPath, visibility, children }: PreviewedSectionProps) {
  const name = sections[section].title;
  const tools = (
    <span className="flex gap-2">
      <ShowOrHide {...{ section, state, name, visibility }} />
      <Link
        to={editPath}
        state={fromSectionList}
        aria-label={words.editSection(name)}
        className={buttonStyle({ size: 'small' })}
      >
        <Pencil className="size-4" aria-hidden />
        {words.edit}
      </Link>
    </span>
  );
  return (
    <div id={sectionElementId(section)} className="-mx-5 border-t border-hairline px-5 desk:-mx-10 desk:px-10">
      <SectionTools value={tools}>
        {state === 'empty' && (
          <PageSection id={`preview-${section}`} title={name}>
            <Nothing section={section} editPath={editPath} />
          </PageSection>
        )}
        {state === 'locked' && (
          <PageSection id={`preview-${section}`} title={name}>
            <Card
              icon={<Lock className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />}
              title={texts.locked.title(name)}
            >
              {editedSections[section].words.benefit}
            </Card>
          </PageSection>
        )}
        {state === 'shown' && children}
        {state === 'hidden' && (
          <>
            <div className="grayscale">{children}</div>
            <p className="-mt-6 mb-12 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-amber-soft px-5 py-3 text-14 text-amber-ink">
              <EyeOff className="size-4 shrink-0" aria-hidden />
              {words.hidden}
            </p>
          </>
        )}
      </SectionTools>
    </div>
  );
}

/** The button that hides a visible section, or shows a hidden one; the same element, so that it keeps the focus. */
function ShowOrHide({
  section,
  state,
  name,
  visibility,
}: Omit<PreviewedSectionProps, 'editPath' | 'children'> & { name: string }) {
  if (!sections[section].isOptional || (state !== 'shown' && state !== 'hidden')) return null;
  const isHidden = state === 'hidden';
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={isHidden ? words.showSection(name) : words.hideSection(name)}
      isDisabled={visibility.isBusy}
      onPress={() => visibility.change(section as OptionalSectionName, isHidden)}
    >
      <Icon className="size-4" aria-hidden />
      {isHidden ? words.show : words.hide}
    </Button>
  );
}

/** The missing content, with a link to the page to add it (WS-127, OP-11). */
function Nothing({ section, editPath }: { section: SectionName; editPath: string }) {
  const { text, action } = editedSections[section].words.fill;
  return (
    <Card title={words.nothing} isDashed>
      {text}
      <Link to={editPath} state={fromSectionList} className={buttonStyle({ size: 'small', className: 'mt-4 w-fit' })}>
        {action}
      </Link>
    </Card>
  );
}

interface CardProps {
  icon?: ReactNode;
  title: string;
  isDashed?: boolean;
  children: ReactNode;
}

const Card = ({ icon, title, isDashed = false, children }: CardProps) => (
  <div
    className={`flex gap-4 rounded-card p-5 desk:p-6 ${isDashed ? 'border border-dashed border-line-strong' : 'bg-blush-soft'}`}
  >
    {icon}
    <div className="grid min-w-0">
      <h3 className="display-18">{title}</h3>
      <div className="mt-1 grid text-14 text-muted">{children}</div>
    </div>
  </div>
);
