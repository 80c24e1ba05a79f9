import {
  Award,
  CalendarDays,
  ChevronRight,
  CircleHelp,
  Handshake,
  Images,
  Package,
  Sparkles,
  Star,
  Store,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { editor } from '../../../../texts/editor.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { SectionMark } from '../editor/section-mark.js';
import { editedSections, itemsIn, pathsOfEditor, stateOf, type EditedSection } from '../editor/section-states.js';

const texts = dashboard.sections;
const paths = pathsOfEditor(undefined);
const icons: Record<EditedSection, LucideIcon> = {
  about: UserRound,
  amenities: Sparkles,
  store: Store,
  availability: CalendarDays,
  gallery: Images,
  reviews: Star,
  packages: Package,
  faqs: CircleHelp,
  partners: Handshake,
  awards: Award,
};

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
        {editedSections.map((section) => (
          <li key={section} className="grid bg-surface tablet:rounded-card tablet:border tablet:border-hairline">
            <Shortcut section={section} draft={draft} marked={marked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shortcut({ section, draft, marked }: SectionShortcutsProps & { section: EditedSection }) {
  const Icon = icons[section];
  return (
    <Link
      to={paths[section]}
      className={`${focusRing} flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-blush-soft max-tablet:focus-visible:-outline-offset-2 tablet:items-start tablet:rounded-card`}
    >
      <Icon className="size-5 shrink-0 text-plum" strokeWidth={1.5} aria-hidden />
      <span className="flex min-w-0 grow items-center justify-between gap-x-4 tablet:grid tablet:justify-start">
        <span className="text-14 font-strong">{editor.sections[section].name}</span>
        <span className="text-right text-12 text-muted tablet:text-left">
          <Inside section={section} draft={draft} marked={marked} />
        </span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted tablet:hidden" aria-hidden />
    </Link>
  );
}

function Inside({ section, draft, marked }: SectionShortcutsProps & { section: EditedSection }) {
  const state = isEmpty(section, draft, marked) ? 'empty' : stateOf(draft, section);
  const words = state === 'shown' ? wordsOf(section, draft, marked) : null;
  return words ?? <SectionMark isWordy state={state} items={itemsIn(draft, section)} />;
}

const isEmpty = (section: EditedSection, { businessDescription }: WebstoreDraftView, marked: number | undefined) =>
  (section === 'about' && businessDescription.trim() === '') || (section === 'availability' && marked === 0);

/** The number of items of a visible section; null if it is unknown. */
function wordsOf(section: EditedSection, draft: WebstoreDraftView, marked: number | undefined): string | null {
  switch (section) {
    case 'about':
      return texts.characters([...draft.businessDescription].length);
    case 'amenities':
      return texts.services(draft.services.length, draft.styles.length);
    case 'store':
      return draft.preferredStore?.storeName ?? null;
    case 'availability':
      return marked === undefined ? null : texts.days(marked);
    case 'gallery':
      return texts.photos(draft.images.length);
    case 'reviews':
      return texts.reviews;
    default:
      return texts[section](draft[section].length);
  }
}
