import { Button } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { laterMonth, shortMonthName, type Month } from '../../../../base/months.js';
import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import type { DayState } from '../../../../ui/month-of-days.js';

const style = tv({
  base: 'grid cursor-pointer content-start border-hairline px-4 py-3 text-left text-12 text-muted not-first:border-l hover:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum',
  variants: { isShown: { true: 'bg-blush text-plum-dark hover:bg-blush' } },
});

interface MonthsInSightProps {
  month: Month;
  states: ReadonlyMap<string, DayState>;
  onGoTo: (month: Month) => void;
}

/** The month with the previous and the next one, and the number of marked days in each. */
export function MonthsInSight({ month, states, onGoTo }: MonthsInSightProps) {
  const marked = [...states].filter(([, state]) => state !== 'unknown');
  return (
    <div
      role="group"
      aria-label={texts.months}
      className="grid grid-cols-3 overflow-hidden max-tiny:grid-cols-1 rounded-card border border-hairline bg-surface"
    >
      {[-1, 0, 1].map((ahead) => {
        const shown = laterMonth(month, ahead);
        const ofMonth = marked.filter(([day]) => day.startsWith(shown));
        const free = ofMonth.filter(([, state]) => state === 'available').length;
        return (
          <Button
            key={shown}
            className={style({ isShown: ahead === 0 })}
            {...(ahead === 0 && { 'aria-current': 'true' })}
            onPress={() => onGoTo(shown)}
          >
            <span className="text-14 font-strong text-ink">{shortMonthName(shown, month)}</span>
            <span>{texts.marked(ofMonth.length)}</span>
            {free > 0 && <span>{texts.free(free)}</span>}
          </Button>
        );
      })}
    </div>
  );
}
