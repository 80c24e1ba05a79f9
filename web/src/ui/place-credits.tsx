import { placeCredits } from '#contracts/shared/place-credits.js';
import { textLinkStyle } from './text-link-style.js';

/** Whose data the places are; stands on every page that shows or offers places. */
export function PlaceCredits() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {placeCredits.map(({ text, url, licence, licenceUrl }) => (
        <span key={url}>
          <a href={url} rel="noreferrer" className={textLinkStyle}>
            {text}
          </a>
          {', '}
          {licenceUrl === null ? (
            licence
          ) : (
            <a href={licenceUrl} rel="license noreferrer" className={textLinkStyle}>
              {licence}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}
