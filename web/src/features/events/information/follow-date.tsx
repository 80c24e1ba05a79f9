import { formatLongDay } from '../../../base/format.js';
import { searchDate } from '../../../lib/search-date.js';
import { eventInformation } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';

const texts = eventInformation.follow;

interface FollowDateProps {
  before: string;
  /** Null if the event has no date any more. */
  now: string | null;
  onAnswered: () => void;
}

/** Asks after a change of the date whether searches should use the new one too. */
export function FollowDate({ before, now, onAnswered }: FollowDateProps) {
  const answer = (keeps: boolean) => {
    if (keeps) searchDate.keep(before);
    else searchDate.followEvent();
    onAnswered();
  };
  return (
    <div className="mb-8">
      <Notice
        tone="warning"
        title={texts.title}
        actions={
          <>
            <Button size="small" kind="primary" onPress={() => answer(false)}>
              {texts.yes}
            </Button>
            <Button size="small" onPress={() => answer(true)}>
              {texts.no(formatLongDay(before))}
            </Button>
          </>
        }
      >
        {now === null ? texts.textWithout : texts.text(formatLongDay(now))}
      </Notice>
    </div>
  );
}
