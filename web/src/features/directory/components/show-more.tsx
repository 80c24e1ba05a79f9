import { Link } from 'react-router-dom';
import { directory as texts } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { buttonStyle } from '../../../ui/button-style.js';
import type { DirectorySearch } from '../use-directory-search.js';
import { pageSize } from '../api.js';

interface ShowMoreProps {
  shown: number;
  all: number;
  more: DirectorySearch['more'];
  /** The address of the longer list, for browsers without scripts. */
  longer: string;
  onShowMore: () => void;
}

/** The number of shown results, and a button for more. */
export function ShowMore({ shown, all, more, longer, onShowMore }: ShowMoreProps) {
  const name = texts.showMore(Math.min(pageSize, Math.max(1, all - shown)));
  return (
    <div className="grid justify-items-center gap-4 pt-14">
      <p aria-live="polite" className="text-14 text-muted">
        {texts.shown(shown, all)}
      </p>
      <progress
        aria-hidden
        max={all}
        value={shown}
        className="h-0.75 w-50 appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-plum"
      />
      {more.failed && (
        <p role="alert" className="text-14 text-clay-ink">
          {texts.moreFailed}
        </p>
      )}
      {more.has && (
        <>
          <Button isPending={more.isLoading} onPress={onShowMore} className="w-full tablet:w-auto noscript:hidden!">
            {name}
          </Button>
          <Link to={longer} rel="nofollow" className={buttonStyle({ className: 'hidden! noscript:inline-flex!' })}>
            {name}
          </Link>
        </>
      )}
    </div>
  );
}
