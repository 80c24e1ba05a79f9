import type { PlaceReviewsView, ReviewView } from '#contracts/webstore/reviews.view.js';
import { reviewWords as words, webstorePage as texts } from '../../../../texts/webstore-page.js';
import { SliderList } from '../../../../ui/slider-list.js';
import { Stars } from '../../../../ui/stars.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { ClampedText } from './clamped-text.js';
import { PageSection } from './page-section.js';

/** The reviews of the maps service. */
export function ReviewsSection({ place }: { place: PlaceReviewsView }) {
  return (
    <PageSection id="webstore-google-reviews" title={texts.reviews} aside={<Summary place={place} />}>
      <SliderList label={texts.reviews} className="gap-x-10 gap-y-10 desk:grid desk:grid-cols-2">
        {place.reviews.map((review, nth) => (
          <li key={nth}>
            <Review review={review} />
          </li>
        ))}
      </SliderList>
      {place.url !== null && (
        <a
          href={place.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`${textLinkStyle} mt-6 inline-block text-14`}
        >
          {words.readAll(place.userRatingsTotal)}
        </a>
      )}
    </PageSection>
  );
}

function Summary({ place: { rating, userRatingsTotal } }: { place: PlaceReviewsView }) {
  if (rating === null) return null;
  return (
    <p className="flex items-center gap-3 text-14 text-muted wrap-break-word">
      <span aria-hidden className="display-28 text-ink">
        {rating.toFixed(1)}
      </span>
      <Stars value={rating} label={words.stars(rating)} />
      {words.count(userRatingsTotal)}
    </p>
  );
}

/** For a clamp of three lines on phones and six on wide screens (WS-213). */
const fits = { phone: 90, wide: 250 };

function Review({ review: { authorName, rating, relativeTimeDescription, text } }: { review: ReviewView }) {
  return (
    <article>
      <header className="flex items-center gap-3">
        <span aria-hidden className="grid size-10 place-items-center rounded-full bg-blush display-18 text-plum-dark">
          {authorName.charAt(0)}
        </span>
        <div>
          <h3 className="font-strong">{authorName}</h3>
          <p className="text-14 text-muted">{relativeTimeDescription}</p>
        </div>
      </header>
      <p className="mt-3">
        <Stars value={rating} label={words.stars(rating)} />
      </p>
      <ClampedText text={text} clamp="line-clamp-3 desk:line-clamp-6" className="mt-2" fits={fits} />
    </article>
  );
}
