import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sectionNames, sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { editedSections } from '../../edited-sections.js';
import { SectionMark } from '../editor/section-mark.js';
import { itemsIn, pathsOfEditor, stateOf } from '../editor/section-states.js';

const texts = dashboard.sections;
const paths = pathsOfEditor(undefined);

interface SectionShortcutsProps {
  draft: WebstoreDraftView;
  /** Number of marked future days; undefined while it is unknown. */
  marked: number | undefined;
}

/** Links to every section, each with its number of items, or the reason why couples do not see it. */
export function SectionShortcuts({ draft, marked }: SectionShortcutsProps) {
  return (
    <section aria-label={texts.title}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="display-22">{texts.title}</h2>
        <Link to={paths.preview} className={`${textLinkStyle} text-14`}>
          {texts.preview}
        </Link>
      </header>
      <ul className="grid max-tablet:divide-y max-tablet:divide-hairline max-tablet:overflow-hidden max-tablet:rounded-card max-tablet:border max-tablet:border-hairline tablet:grid-cols-2 tablet:gap-3 desk:grid-cols-3">
        {sectionNames.map((section) => (
          <li key={section} className="grid bg-surface tablet:rounded-card tablet:border tablet:border-hairline">
            <Shortcut section={section} draft={draft} marked={marked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shortcut({ section, draft, marked }: SectionShortcutsProps & { section: SectionName }) {
  const { icon: Icon } = editedSections[section];
  return (
    <Link
      to={paths[section]}
      className={`${focusRing} flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-blush-soft max-tablet:focus-visible:-outline-offset-2 tablet:items-start tablet:rounded-card`}
    >
      <Icon className="size-5 shrink-0 text-plum" strokeWidth={1.5} aria-hidden />
      <span className="flex min-w-0 grow items-center justify-between gap-x-4 max-tiny:grid max-tiny:justify-start tablet:grid tablet:justify-start">
        <span className="text-14 font-strong">{sections[section].title}</span>
        <span className="text-right text-12 text-muted max-tiny:text-left tablet:text-left">
          <Inside section={section} draft={draft} marked={marked} />
        </span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted tablet:hidden" aria-hidden />
    </Link>
  );
}

function Inside({ section, draft, marked }: SectionShortcutsProps & { section: SectionName }) {
  const live = { markedDays: marked };
  const state = stateOf(draft, section, live);
  const summary = state === 'shown' ? editedSections[section].summaryOf(draft, live) : null;
  return summary ?? <SectionMark isWordy state={state} items={itemsIn(draft, section)} />;
}
