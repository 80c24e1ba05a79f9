import { useEffect, useRef } from 'react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { sectionNames, sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { HeroMosaic } from '../public/hero-mosaic.js';
import { PreviewFrame } from '../editor/preview-frame.js';
import { PreviewedHead } from './previewed-head.js';
import { usePreviewedPage } from './use-previewed-page.js';

interface SmallPageProps {
  draft: WebstoreDraftView;
  catalogue: readonly CategoryView[];
  /** The section to point out. */
  lit: SectionName | undefined;
}

const none = () => undefined;

/** The scale at which the frame around an element is shown. */
function scaleAt(place: HTMLElement): number {
  const frame = place.ownerDocument.defaultView?.frameElement as HTMLElement | null;
  return frame ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
}

/** The draft as couples would see it, beside the list of its sections. What is not published is shaded. */
export default function SmallPage({ draft, catalogue, lit }: SmallPageProps) {
  const { content, states, pictures } = usePreviewedPage(draft, catalogue);
  const scroller = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<SectionName, HTMLElement>());
  useEffect(() => {
    const place = lit && places.current.get(lit);
    if (place) scroller.current?.scrollTo({ top: place.offsetTop * scaleAt(place) });
  }, [lit]);
  return (
    <div
      ref={scroller}
      // A whole page is too tall for the column, so that keys have to scroll it too.
      tabIndex={0}
      role="group"
      aria-label={texts.preview}
      className="max-h-160 overflow-y-auto rounded-card focus-visible:outline-2 focus-visible:outline-plum motion-safe:scroll-smooth"
    >
      <PreviewFrame title={texts.preview}>
        <PreviewedHead draft={draft} catalogue={catalogue} />
        <HeroMosaic pictures={pictures} areStock={false} onOpen={none} onIntent={none} />
        {sectionNames.flatMap((section) => {
          const shown = states[section] === 'shown' ? content.get(section) : undefined;
          if (!shown) return [];
          const isUnpublished = draft.unpublishedSections.includes(section);
          return [
            <div
              key={section}
              ref={(place) => {
                if (place) places.current.set(section, place);
                return () => void places.current.delete(section);
              }}
              className={`-mx-5 px-5 ${isUnpublished ? 'bg-blush-soft' : ''} ${section === lit ? 'outline-2 -outline-offset-2 outline-plum' : ''}`}
            >
              {isUnpublished && (
                <p className="pt-4 text-12 font-strong text-plum-dark">
                  {texts.sectionNotPublished(sections[section].title)}
                </p>
              )}
              {shown}
            </div>,
          ];
        })}
      </PreviewFrame>
    </div>
  );
}
