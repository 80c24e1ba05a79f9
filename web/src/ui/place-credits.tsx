import { placeCredits } from '#contracts/shared/place-credits.js';
import { focusRing } from './focus-ring.js';

/** Less prominent than other links. */
const link = `${focusRing} rounded-input py-0.5 underline decoration-hairline underline-offset-4 hover:text-plum hover:decoration-plum`;

/** Credits for the data about places, required on every page that shows or suggests places. */
export function PlaceCredits() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {placeCredits.map(({ text, url, licence, licenceUrl }) => (
        <span key={url}>
          <a href={url} rel="noreferrer" className={link}>
            {text}
          </a>
          {', '}
          {licenceUrl === null ? (
            licence
          ) : (
            <a href={licenceUrl} rel="license noreferrer" className={link}>
              {licence}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}
