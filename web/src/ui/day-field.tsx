import { Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CalendarDays, X } from 'lucide-react';
import { lazyPart } from '../base/lazy-part.js';
import { formatDay } from '../base/format.js';
import type { DayCalendarWords } from './day-calendar.js';
import { fieldStyle } from './field-style.js';
import { focusRing } from './focus-ring.js';

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

/** The calendar is loaded separately, when the pointer comes near the button. */
const loadPicker = () => import('./day-picker.js');
const DayPicker = lazyPart(loadPicker);

/** A day from today on, chosen in a calendar. */
export function DayField({ label, value, onChange, placeholder, clear, description, calendar }: DayFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { box, help } = fieldStyle();
  const shown = value === undefined ? placeholder : formatDay(value);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
  };
  return (
    <div className="grid gap-2">
      <div className="relative">
        <Button
          ref={button}
          aria-label={`${label}, ${shown}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={open}
          onHoverStart={() => void loadPicker()}
          onPressStart={() => void loadPicker()}
          onFocus={() => void loadPicker()}
          className={box({ class: 'flex min-h-11 cursor-pointer items-center gap-2 px-3 pr-11 text-left' })}
        >
          <CalendarDays className="size-4.5 shrink-0 text-muted" aria-hidden />
          <span className={value === undefined ? 'text-muted' : ''}>{shown}</span>
        </Button>
        {wasOpened && (
          <Suspense fallback={null}>
            <DayPicker
              label={label}
              value={value}
              onChange={choose}
              triggerRef={button}
              isOpen={isOpen}
              onOpenChange={setOpen}
              words={calendar}
            />
          </Suspense>
        )}
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
