import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import DayCalendar, { type DayCalendarWords } from './day-calendar.js';

interface DayPickerProps {
  label: string;
  /** yyyy-MM-dd */
  value: string | undefined;
  onChange: (day: string) => void;
  /** The element below which it opens. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  words: DayCalendarWords;
}

/** The calendar that opens below a field. */
export default function DayPicker({ label, value, onChange, triggerRef, isOpen, onOpenChange, words }: DayPickerProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      offset={4}
      placement="bottom start"
      className="max-w-[calc(100%-24px)] rounded-card border border-hairline bg-surface shadow-float transition-opacity entering:opacity-0 exiting:opacity-0"
    >
      <Dialog aria-label={label} className="p-4 outline-none">
        <DayCalendar label={label} value={value} onChange={onChange} words={words} />
      </Dialog>
    </Popover>
  );
}
