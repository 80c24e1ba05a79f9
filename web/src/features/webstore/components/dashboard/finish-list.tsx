import { sectionNames, sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { Progress } from '../../../../ui/progress.js';
import { editedSections, type LiveFacts } from '../../edited-sections.js';
import { pathsOfEditor, stateOf, type SectionState } from '../editor/section-states.js';
import { ChecklistRow } from './checklist-row.js';

const texts = dashboard.finish;
const paths = pathsOfEditor(undefined);
/** The sections to suggest, in the order of the page. */
const suggested = sectionNames.filter((section) => editedSections[section].words.suggestion !== undefined);

interface FinishListProps {
  draft: WebstoreDraftView;
  /** Number of marked future days; undefined while it is unknown. */
  marked: number | undefined;
}

/** Suggestions for a published page: sections of the plan that are empty or hidden, one action each. */
export function FinishList({ draft, marked }: FinishListProps) {
  const live = { markedDays: marked };
  const states = suggested
    .filter((section) => isKnown(draft, section, live))
    .map((section) => ({ section, state: stateOf(draft, section, live) }))
    .filter(({ state }) => state !== 'locked');
  const open = states.filter(({ state }) => state !== 'shown');
  const done = states.filter(({ state }) => state === 'shown').map(({ section }) => sections[section].title);
  if (open.length === 0) return null;
  const progress = dashboard.checklist.of(done.length, states.length);
  return (
    <section aria-label={texts.title}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="display-22">{texts.title}</h2>
        <div className="flex items-center gap-3 text-14 text-muted">
          {progress}
          <div className="w-28">
            <Progress label={dashboard.checklist.progress} value={done.length} of={states.length} text={progress} />
          </div>
        </div>
      </header>
      <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
        {open.map(({ section, state }) => (
          <Suggestion key={section} section={section} state={state} />
        ))}
        {done.length > 0 && <ChecklistRow isDone name={texts.done(done)} />}
      </ul>
    </section>
  );
}

/** Whether it is known by now if couples would see something. */
const isKnown = (draft: WebstoreDraftView, section: SectionName, live: LiveFacts): boolean => {
  const { isEmptyOnPage } = editedSections[section];
  return isEmptyOnPage === undefined || isEmptyOnPage(draft, live) !== undefined;
};

function Suggestion({ section, state }: { section: SectionName; state: SectionState }) {
  const { title: name } = sections[section];
  const { hidden } = texts;
  const words =
    state === 'hidden'
      ? { name: hidden.name(name), text: hidden.text, action: hidden.action(name) }
      : editedSections[section].words.suggestion;
  if (words === undefined) return null;
  return (
    <ChecklistRow name={words.name} text={words.text}>
      <ButtonLink to={paths[section]} size="small">
        {words.action}
      </ButtonLink>
    </ChecklistRow>
  );
}
