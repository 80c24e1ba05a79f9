import type { ReactNode } from 'react';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { PublishStatusBadge } from '../../../../shell/publish-status-badge.js';
import { BackLink } from './back-link.js';
import { PreviewColumn } from './preview-column.js';
import { PreviewFrame } from './preview-frame.js';
import { SectionNav } from './section-nav.js';

interface SectionPageProps {
  /** The edited section; none on pages about all of them. */
  section?: EditorPage;
  draft: WebstoreDraftView;
  heading: string;
  lead: string;
  /** At the end of the line below the heading, such as the number of choices. */
  aside?: string;
  /** Absent on the page that lists the sections. */
  hasBack?: boolean;
  /** Whether the section covers the preview's column too. */
  isWide?: boolean;
  /** The preview of the section, beside it if there is space. */
  preview?: ReactNode;
  /** The title of that column. */
  previewTitle?: string;
  /** The same for a preview with a frame of its own. */
  framedPreview?: ReactNode;
  children: ReactNode;
}

/** The layout of every page of the editor: sections on the left, the edited one, and its preview. */
export function SectionPage({
  section,
  draft,
  heading,
  lead,
  aside,
  hasBack = true,
  isWide = false,
  preview,
  previewTitle = texts.preview,
  framedPreview = preview !== undefined && <PreviewFrame title={texts.preview}>{preview}</PreviewFrame>,
  children,
}: SectionPageProps) {
  return (
    <div className="wrap grid grow content-start items-start gap-x-12 gap-y-8 pt-8 max-wide:gap-y-0 pb-16 grid-cols-1 wide:grid-cols-[232px_minmax(0,1fr)] desk:pt-10 full:grid-cols-[232px_minmax(0,1fr)_minmax(0,380px)]">
      <div className="wide:sticky wide:top-8">
        <SectionNav draft={draft} />
      </div>
      <div className={isWide ? 'min-w-0 full:col-span-2' : 'min-w-0 max-w-184'}>
        {hasBack && <BackLink section={section} />}
        <header className="mb-7">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="display-36">{heading}</h1>
            <PublishStatusBadge status={draft.publishStatus} />
          </div>
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-muted">{lead}</p>
            {aside !== undefined && <p className="text-14 text-muted">{aside}</p>}
          </div>
        </header>
        {children}
      </div>
      {framedPreview && (
        <aside aria-label={previewTitle} className="sticky top-8 max-full:hidden">
          <PreviewColumn title={previewTitle}>{framedPreview}</PreviewColumn>
        </aside>
      )}
    </div>
  );
}
