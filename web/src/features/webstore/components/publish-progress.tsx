import { Check } from 'lucide-react';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { formatSeconds, formatTime } from '../../../base/format.js';
import { editAbout } from '../../../texts/edit-about.js';
import { Notice } from '../../../ui/notice.js';
import { Spinner } from '../../../ui/spinner.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { Link } from 'react-router-dom';

interface PublishProgressProps {
  publication: PublicationView;
  isSlow: boolean;
  /** Path of the directory's search for this webstore. */
  directoryPath: string;
}

const texts = editAbout.progress;
const steps = ['queued', 'indexing', 'live'] as const;

/** The progress of a publish until it is found: queued, indexing, live, with the time it took. */
export function PublishProgress({ publication, isSlow, directoryPath }: PublishProgressProps) {
  const { state, publishedVersion, publishedAt } = publication;
  if (state === 'unpublished') return null;
  if (state === 'refused') return <Notice tone="warning">{texts.refused}</Notice>;
  const reached = steps.indexOf(state);
  return (
    <section
      aria-label={texts.title(publishedVersion)}
      className="rounded-card border border-hairline bg-surface p-4 tablet:p-5"
    >
      <h2 className="text-14 font-strong">
        <span className="mr-2 inline-block">{texts.title(publishedVersion)}</span>
        {publishedAt !== null && (
          <span className="font-regular text-muted">{texts.published(formatTime(publishedAt))}</span>
        )}
      </h2>
      <ol className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 tablet:gap-x-2">
        {steps.map((step, nth) => (
          <Step
            key={step}
            name={texts.steps[step]}
            at={nth < reached || state === 'live' ? 'done' : nth === reached ? 'now' : 'later'}
          />
        ))}
      </ol>
      <div role="status" className="mt-3 text-14">
        <Sentence publication={publication} isSlow={isSlow} />
      </div>
      {state === 'live' && (
        <Link to={directoryPath} className={`${textLinkStyle} mt-3 inline-block text-14`}>
          {texts.find}
        </Link>
      )}
    </section>
  );
}

function Sentence({ publication, isSlow }: { publication: PublicationView; isSlow: boolean }) {
  if (publication.secondsToLive !== null) {
    return <p className="font-medium text-sage-ink">{texts.liveAfter(formatSeconds(publication.secondsToLive))}</p>;
  }
  if (isSlow) return <p className="text-amber-ink">{texts.slow}</p>;
  return <p className="text-muted">{texts.soon}</p>;
}

/** The marks differ in shape as well as in color. */
function Step({ name, at }: { name: string; at: 'done' | 'now' | 'later' }) {
  return (
    <li
      aria-current={at === 'now' ? 'step' : undefined}
      className="flex items-center gap-1.5 tablet:gap-2 tablet:not-last:after:h-px tablet:not-last:after:w-4 tablet:not-last:after:bg-line-strong"
    >
      {at === 'done' && (
        <span className="grid size-5 place-items-center rounded-full bg-sage-ink text-paper">
          <Check className="size-3" strokeWidth={3} aria-hidden />
        </span>
      )}
      {at === 'now' && (
        <span className="grid size-5 place-items-center text-plum">
          <Spinner />
        </span>
      )}
      {at === 'later' && <span className="size-5 rounded-full border border-line-strong" />}
      <span className={at === 'done' ? 'font-medium text-sage-ink' : at === 'now' ? 'font-strong' : 'text-muted'}>
        {name}
      </span>
    </li>
  );
}
