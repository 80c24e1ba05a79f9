import { ExternalLink, Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PictureView } from '#contracts/shared/picture.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { isFlagged, type WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { site } from '../../../../texts/site.js';
import { Cover } from '../../../../ui/cover.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { pathsOfEditor } from '../editor/section-states.js';
import { PublishStatusBadge } from '../../../../shell/publish-status-badge.js';

const texts = dashboard.page;

interface PageCardProps {
  draft: WebstoreDraftView;
  category: CategoryView | undefined;
}

/** The page as a card: its cover, its state, and a link: to the preview until couples can see it. */
export function PageCard({ draft, category }: PageCardProps) {
  const { name, url, publishStatus } = draft;
  const isOnline = publishStatus !== 'Unpublished' && url !== null;
  const Icon = isOnline ? ExternalLink : Eye;
  return (
    <section
      aria-label={texts.title}
      className="relative overflow-hidden rounded-card border border-hairline bg-surface has-[a:hover]:border-line-strong"
    >
      <Cover
        name={name}
        picture={coverOf(draft, category)}
        sizes="(min-width: 87.5rem) 340px, (min-width: 40.625rem) 50vw, 100vw"
        className="aspect-15/8"
      />
      <div className="absolute top-3 left-3">
        <PublishStatusBadge status={publishStatus} />
      </div>
      <div className="flex items-center justify-between gap-4 px-5 py-4">
        <div className="min-w-0">
          <h2 className="display-18 wrap-anywhere">{name === '' ? texts.unnamed : name}</h2>
          <p className="text-14 text-muted wrap-anywhere">
            {isOnline ? `${new URL(site.url).host}/${url}` : category?.name}
          </p>
        </div>
        <Link
          to={isOnline ? `/${url}` : pathsOfEditor(undefined).preview}
          aria-label={isOnline ? texts.open : texts.preview}
          className={`${focusRing} shrink-0 rounded-input text-plum before:absolute before:inset-0 before:rounded-card`}
        >
          <Icon className="size-5" strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
    </section>
  );
}

/**
 * The same picture as on the public page (WS-97): the cover, else the first one that may be shown, else one of the
 * category.
 */
function coverOf({ images }: WebstoreDraftView, category: CategoryView | undefined): PictureView | null {
  const shown = images.filter((image) => !isFlagged(image));
  const image = shown.find(({ isCoverPhoto }) => isCoverPhoto) ?? shown[0];
  if (!image || image.pictureId === null) return category?.picture ?? null;
  return { ...image, pictureId: image.pictureId };
}
