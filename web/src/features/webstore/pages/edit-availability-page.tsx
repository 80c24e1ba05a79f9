import { useRef, useState, type RefObject } from 'react';
import { getLocalTimeZone, today } from '@internationalized/date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { sections } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { spanOf } from '../../../base/day-selection.js';
import { formatSpan } from '../../../lib/format-span.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { useServices } from '../../../lib/services.js';
import { useIsBelowDesk } from '../../../lib/window-width.js';
import { editAvailability as texts } from '../../../texts/edit-availability.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { editedAvailabilityQuery } from '../api.js';
import { PanelBar, SelectionBar } from '../components/availability/availability-bar.js';
import { CalendarCard } from '../components/availability/calendar-card.js';
import { CalendarSkeleton } from '../components/availability/calendar-skeleton.js';
import { MonthsInSight } from '../components/availability/months-in-sight.js';
import { ChosenState, SelectedDays, StatusPanel } from '../components/availability/status-panel.js';
import { useAvailabilityEditor, type AvailabilityEditor } from '../components/availability/use-availability-editor.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { SectionPage } from '../components/editor/section-page.js';
import { SaveBar } from '../components/editor/save-bar.js';
import type { SectionForm } from '../section-form.js';
import { useSectionEditor } from '../use-section-editor.js';

const { title: heading } = sections.availability;

/** The calendar of a vendor (WS-66), whose changes are live as soon as they are saved. */
export default function EditAvailabilityPage() {
  return <EditedDraft heading={heading}>{(draft) => <Availability key={draft.id} opened={draft} />}</EditedDraft>;
}

/** The calendar has no field of the draft: the page publishes the changes of other sections. */
const noFields: SectionForm<Record<never, never>> = { fields: [], valuesOf: () => ({}) };

function Availability({ opened }: { opened: WebstoreDraftView }) {
  const [focusedDay, setFocusedDay] = useState(() => today(getLocalTimeZone()).toString());
  const days = useEditedDays(opened.id, focusedDay);
  const section = useSectionEditor(noFields, opened);
  const editor = useAvailabilityEditor(opened.id, days.known);
  const calendar = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>('calendar');
  const isPhone = useIsBelowDesk();

  const returnToCalendar = () => {
    setStep('back at calendar');
    calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const save = async () => {
    if (await editor.save()) returnToCalendar();
  };
  const deselect = () => {
    editor.select(null);
    returnToCalendar();
  };
  const onSave = () => void save();

  if (isPhone && step === 'panel' && editor.selection) {
    return (
      <>
        <PanelStep editor={editor} onBack={returnToCalendar} />
        <PanelBar editor={editor} onSave={onSave} />
        <Questions editor={editor} />
      </>
    );
  }
  const column = { editor, days, focusedDay, onFocusChange: setFocusedDay, calendarRef: calendar };
  return (
    <>
      <SectionPage section="availability" isWide draft={section.draft} heading={heading} lead={texts.lead}>
        <div className="grid items-start gap-6 grid-cols-1 desk:grid-cols-[minmax(0,1fr)_18.75rem] full:grid-cols-[minmax(0,1fr)_22.5rem]">
          <CalendarColumn {...column} autoFocus={isPhone && step === 'back at calendar'} />
          {!isPhone && <StatusPanel editor={editor} onSave={onSave} onDeselect={deselect} />}
        </div>
      </SectionPage>
      {isPhone && editor.selection ? (
        <SelectionBar editor={editor} onSave={onSave} onEdit={() => setStep('panel')} />
      ) : (
        <SaveBar
          save={{ onPress: onSave }}
          editor={controlsOf(section, editor)}
          unsaved={texts.notSaved(editor.days)}
          idle={texts.idle}
          isLive
        />
      )}
      <Questions editor={editor} />
    </>
  );
}

/** Below 815 px the panel is a separate step. On the way back the calendar has the focus. */
type Step = 'calendar' | 'panel' | 'back at calendar';

interface CalendarColumnProps {
  editor: AvailabilityEditor;
  days: ReturnType<typeof useEditedDays>;
  focusedDay: string;
  onFocusChange: (day: string) => void;
  autoFocus: boolean;
  calendarRef: RefObject<HTMLDivElement | null>;
}

function CalendarColumn({ editor, days, focusedDay, onFocusChange, ...calendar }: CalendarColumnProps) {
  const { known, error, isFetching, retry } = days;
  if (error && !known) {
    return <LoadFailed title={texts.failed} text={error.message} isRetrying={isFetching} onRetry={retry} />;
  }
  if (!known) return <CalendarSkeleton />;
  return (
    <div className="grid gap-6">
      <CalendarCard
        {...calendar}
        editor={editor}
        days={known}
        focusedDay={focusedDay}
        onFocusChange={onFocusChange}
        isBusy={isFetching}
      />
      <MonthsInSight
        month={focusedDay.slice(0, 7)}
        states={known.states}
        onGoTo={(month) => onFocusChange(`${month}-01`)}
      />
    </div>
  );
}

function useEditedDays(webstoreId: string, focusedDay: string) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...editedAvailabilityQuery(api, webstoreId, focusedDay.slice(0, 7)),
    placeholderData: keepPreviousData,
  });
  return { known: data, error, isFetching, retry: () => void refetch() };
}

/** The bar's buttons, for the days; publishing saves them first. */
const controlsOf = (
  section: ReturnType<typeof useSectionEditor<Record<never, never>>>,
  editor: AvailabilityEditor,
) => ({
  ...section,
  changes: editor.isChanged ? [editor.selection] : [],
  doing: editor.isSaving ? ('save' as const) : section.doing,
  discard: editor.discard,
  publish: async () => {
    if (await editor.save()) await section.publish();
  },
});

/** The panel on narrow screens (WS-67). */
function PanelStep({ editor, onBack }: { editor: AvailabilityEditor; onBack: () => void }) {
  return (
    <div className="wrap grid grow content-start gap-5 pt-4 pb-10">
      <h1 className="sr-only">{heading}</h1>
      <Button kind="quiet" size="small" autoFocus className="justify-self-start" onPress={onBack}>
        <ChevronLeft className="size-4" aria-hidden />
        {texts.phone.back}
      </Button>
      <SelectedDays editor={editor} />
      <ChosenState editor={editor} />
    </div>
  );
}

/** Asks before unsaved days are lost: to another day (WS-69), or to another page. */
function Questions({ editor }: { editor: AvailabilityEditor }) {
  const { selection, days, state, answer } = editor;
  return (
    <>
      <ConfirmDialog
        isOpen={editor.isAsking}
        title={texts.ask.title(selection ? formatSpan(spanOf(selection), { withYear: false }) : '')}
        text={texts.ask.text(days, state ?? 'unknown')}
        confirm={texts.ask.discard}
        cancel={texts.ask.stay}
        instead={{ action: texts.ask.save, isPending: editor.isSaving, onPress: () => void answer.save() }}
        onConfirm={answer.discard}
        onCancel={answer.stay}
      />
      <LeaveGuard isChanged={editor.isChanged} onSave={editor.save} />
    </>
  );
}
