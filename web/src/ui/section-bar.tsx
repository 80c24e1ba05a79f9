import { useEffect, useRef } from 'react';
import { focusRing } from './focus-ring.js';
import { useSectionInView } from './use-section-in-view.js';

interface SectionBarProps {
  label: string;
  sections: readonly { id: string; name: string }[];
}

/** Sticky links to every section, with the current one marked (WS-203). */
export function SectionBar({ label, sections }: SectionBarProps) {
  const current = useSectionInView(sections.map(({ id }) => id)) ?? sections[0]?.id;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only sideways: scrolling to the link itself would move the page.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - 24;
  }, [current]);
  return (
    <nav aria-label={label} className="sticky top-(--covered-top) z-10 border-b border-hairline bg-paper">
      <ul ref={list} className="wrap flex gap-7 overflow-x-auto">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`${focusRing} -outline-offset-2! block border-b-2 border-transparent py-4 text-14 font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:border-plum aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
