import { useState } from 'react';
import { CircleCheck, RefreshCw } from 'lucide-react';
import type { EstablishmentDetailsView } from '#contracts/webstore/establishments.views.js';
import { editReviews as texts } from '../../../../texts/edit-reviews.js';
import { reviewWords } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { Stars } from '../../../../ui/stars.js';

interface ConnectedPlaceProps {
  /** Undefined while it loads, null when it could not be loaded. */
  place: EstablishmentDetailsView | null | undefined;
  isSaved: boolean;
  isSaving: boolean;
  errorMessage: string | undefined;
  onChangePlace: () => void;
  onDisconnect: () => void;
}

/** The source of the reviews, with buttons to change or remove it (WS-102). */
export function ConnectedPlace({ place, isSaved, isSaving, errorMessage, ...props }: ConnectedPlaceProps) {
  const [isAsking, setAsking] = useState(false);
  const { disconnect } = texts;
  const rating = place?.reviews.rating ?? null;
  const leaving = place && rating !== null ? disconnect.some(place.reviews.userRatingsTotal, rating) : disconnect.all;
  return (
    <section
      aria-label={texts.connected}
      className="overflow-hidden rounded-card border border-hairline bg-surface"
      {...(errorMessage !== undefined && { 'data-invalid': true })}
    >
      <div className="flex flex-wrap items-start justify-between gap-4 p-5 desk:p-6">
        <div className="grid min-w-0 gap-1">
          <p className={`flex items-center gap-2 text-14 font-strong ${isSaved ? 'text-sage-ink' : 'text-amber-ink'}`}>
            <CircleCheck className="size-4" aria-hidden />
            {isSaved ? texts.connected : texts.chosen}
          </p>
          <PlaceWords place={place} />
          {errorMessage !== undefined && <p className="text-14 text-clay-ink">{errorMessage}</p>}
        </div>
        {place && <Rating place={place} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline bg-paper px-5 py-3 desk:px-6">
        <p className="flex items-center gap-2 text-14 text-muted">
          <RefreshCw className="size-4" aria-hidden />
          {texts.daily}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" isDisabled={isSaving} onPress={props.onChangePlace}>
            {texts.another}
          </Button>
          <Button size="small" kind="danger" isDisabled={isSaving} onPress={() => setAsking(true)}>
            {disconnect.action}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={disconnect.title}
        text={disconnect.text(leaving)}
        confirm={disconnect.confirm}
        cancel={disconnect.cancel}
        onConfirm={() => {
          setAsking(false);
          props.onDisconnect();
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

function PlaceWords({ place }: Pick<ConnectedPlaceProps, 'place'>) {
  if (place === undefined) {
    return (
      <div role="status" className="grid gap-2 py-1">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-6 w-56 max-w-full rounded-full" />
        <Skeleton className="h-4 w-40 max-w-full rounded-full" />
      </div>
    );
  }
  return (
    <>
      <h2 className="display-22 wrap-anywhere">{place ? place.name : texts.notLoaded.title}</h2>
      <p className="text-14 text-muted">{place ? place.address : texts.notLoaded.text}</p>
    </>
  );
}

function Rating({ place: { reviews } }: { place: EstablishmentDetailsView }) {
  if (reviews.rating === null) return <p className="text-14 text-muted">{texts.noRating}</p>;
  return (
    <div className="grid justify-items-end gap-0.5 max-tablet:justify-items-start">
      <p aria-hidden className="display-36">
        {reviews.rating.toFixed(1)}
      </p>
      <Stars value={reviews.rating} label={reviewWords.stars(reviews.rating)} />
      <p className="text-14 text-muted">{reviewWords.count(reviews.userRatingsTotal)}</p>
    </div>
  );
}
