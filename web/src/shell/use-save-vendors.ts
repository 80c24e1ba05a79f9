import { useState } from 'react';
import type { EventVendor } from '#contracts/events/event.js';
import { useServices } from '../lib/services.js';
import { useSaveEvent } from '../lib/use-save-event.js';
import { eventDashboard } from '../texts/events.js';

/** Saves the vendors of the event; a failure is shown as a toast. `save` resolves with whether they are saved. */
export function useSaveVendors() {
  const { toasts } = useServices();
  const saveEvent = useSaveEvent();
  const [isSaving, setSaving] = useState(false);
  const save = async (eventVendors: EventVendor[]): Promise<boolean> => {
    setSaving(true);
    try {
      await saveEvent({ event: { eventVendors } });
      return true;
    } catch {
      toasts.show('error', eventDashboard.booked.notSaved);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
