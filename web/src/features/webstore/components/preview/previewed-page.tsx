import { ImagePlus } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { sectionNames } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { useReturnedSection } from '../../section-return.js';
import { pathsOfEditor } from '../editor/section-states.js';
import { HeroMosaic } from '../public/hero-mosaic.js';
import { PreviewedHead } from './previewed-head.js';
import { PreviewedSection, type Visibility } from './previewed-section.js';
import { usePreviewedPage } from './use-previewed-page.js';

interface PreviewedPageProps {
  draft: WebstoreDraftView;
  catalogue: readonly CategoryView[];
  visibility: Visibility;
}

/** The draft as its public page: the components of the public page itself, in its order (WS-126, WS-128). */
export function PreviewedPage({ draft, catalogue, visibility }: PreviewedPageProps) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  useReturnedSection();
  const { states, content, pictures, open, prepare, lightbox } = usePreviewedPage(draft, catalogue);
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 wrap-anywhere desk:px-10">
      <PreviewedHead draft={draft} catalogue={catalogue} />
      <div className="pb-8 desk:pb-10">
        {pictures.length > 0 ? (
          <HeroMosaic pictures={pictures} areStock={false} onOpen={open} onIntent={prepare} />
        ) : (
          <p className="grid aspect-21/9 place-content-center justify-items-center gap-2 rounded-card bg-blush-soft text-14 text-muted">
            <ImagePlus className="size-6" strokeWidth={1.75} aria-hidden />
            {texts.previewPage.noCover}
          </p>
        )}
      </div>
      {sectionNames.map((section) => (
        <PreviewedSection
          key={section}
          section={section}
          state={states[section]}
          editPath={paths[section]}
          visibility={visibility}
        >
          {content.get(section)}
        </PreviewedSection>
      ))}
      {lightbox}
    </div>
  );
}
