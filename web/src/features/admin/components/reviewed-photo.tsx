import { Check, ImageOff, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import { imageReasons } from '../../../texts/image-reasons.js';
import { imageReview as texts } from '../../../texts/image-review.js';
import { Button } from '../../../ui/button.js';
import { Moment } from '../../../ui/moment.js';
import { Picture } from '../../../ui/picture.js';
import { TickBox } from '../../../ui/tick-box.js';
import { webstorePath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';

interface ReviewedPhotoProps {
  reviewed: ReviewedImageView;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: () => void;
  onApprove: () => void;
  onRemove: () => void;
}

/** A photo with its vendor, the reasons for the review, and the operator's actions. */
export function ReviewedPhoto({ reviewed, isSelected, isBusy, ...on }: ReviewedPhotoProps) {
  const { image, webstore, vendorName, uploadedAt, category } = reviewed;
  const name = webstore.name || texts.nameless;
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <div className="relative aspect-4/3 bg-blush-soft">
        {image.pictureId === null ? (
          <ImageOff className="m-auto size-6" aria-hidden />
        ) : (
          <Picture picture={{ ...image, pictureId: image.pictureId }} sizes="(min-width: 815px) 360px, 96vw" />
        )}
        <div className="absolute top-2 left-2 rounded-input bg-tag p-1">
          <TickBox label={texts.select(name)} isSelected={isSelected} onChange={on.onSelect} />
        </div>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex items-baseline justify-between gap-3">
          <Link to={webstorePath(webstore.id)} className={rowLinkStyle}>
            {name}
          </Link>
          {uploadedAt !== null && <Moment iso={uploadedAt} show="relative" />}
        </p>
        <p className="text-muted">
          {texts.places[category]}
          {vendorName !== null && ` · ${vendorName}`}
        </p>
        <p className="text-clay-ink">
          {image.reasons.length === 0 ? texts.noReason : image.reasons.map((reason) => imageReasons[reason]).join(' ')}
        </p>
        <Scores scores={reviewed.scores} />
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Button
            size="small"
            kind="primary"
            aria-label={texts.approveOf(name)}
            isDisabled={isBusy}
            onPress={on.onApprove}
          >
            <Check className="size-4" aria-hidden />
            {texts.approve}
          </Button>
          <Button size="small" aria-label={texts.removeOf(name)} isDisabled={isBusy} onPress={on.onRemove}>
            <Trash2 className="size-4" aria-hidden />
            {texts.remove}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Scores({ scores }: Pick<ReviewedImageView, 'scores'>) {
  const entries = Object.entries(scores).sort(([, left], [, right]) => right - left);
  if (entries.length === 0) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4">
      {entries.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="wrap-anywhere text-muted">{name}</dt>
          <dd>{texts.score(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
