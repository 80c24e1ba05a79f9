import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { CalendarDays, X } from 'lucide-react';
import { formatDay } from '../lib/format.js';
import type { DayCalendarWords } from './day-calendar.js';
import { fieldStyle } from './field-style.js';
import { focusRing } from './focus-ring.js';
import { Spinner } from './spinner.js';

interface DayFieldProps {
  label: string;
  /** yyyy-MM-dd */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  /** Shown while no day is chosen. */
  placeholder: string;
  clear: string;
  description?: string;
  calendar: DayCalendarWords;
}

const loadCalendar = () => import('./day-calendar.js');
const DayCalendar = lazy(loadCalendar);

/** A day from today on, chosen in a calendar that is loaded when somebody comes near. */
export function DayField({ label, value, onChange, placeholder, clear, description, calendar }: DayFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { box, help } = fieldStyle();
  const shown = value === undefined ? placeholder : formatDay(value);
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
  };
  return (
    <div className="grid gap-2">
      <div className="relative">
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            aria-label={`${label}, ${shown}`}
            onHoverStart={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            className={box({ class: 'flex h-11 cursor-pointer items-center gap-2 px-3 pr-11 text-left' })}
          >
            <CalendarDays className="size-4.5 shrink-0 text-muted" aria-hidden />
            <span className={value === undefined ? 'text-muted' : ''}>{shown}</span>
          </Button>
          <Popover
            offset={4}
            placement="bottom start"
            className="rounded-card border border-hairline bg-surface shadow-float transition-opacity entering:opacity-0 exiting:opacity-0"
          >
            <Dialog aria-label={label} className="p-4 outline-none">
              <Suspense fallback={<CalendarOnItsWay />}>
                <DayCalendar label={label} value={value} onChange={choose} words={calendar} />
              </Suspense>
            </Dialog>
          </Popover>
        </DialogTrigger>
        {value !== undefined && (
          <Button
            aria-label={clear}
            onPress={() => onChange(undefined)}
            className={`${focusRing} absolute inset-y-0 right-1 my-auto grid size-9 cursor-pointer place-items-center rounded-full`}
          >
            <X className="size-4" aria-hidden />
          </Button>
        )}
      </div>
      {description !== undefined && <p className={help({ class: 'text-12' })}>{description}</p>}
    </div>
  );
}

const CalendarOnItsWay = () => (
  <div className="grid h-86 w-77 place-items-center text-muted">
    <Spinner />
  </div>
);
