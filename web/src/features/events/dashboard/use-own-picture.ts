import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { eventImageRoutes } from '#contracts/events/event-image.routes.js';
import type { EventImageView, EventView } from '#contracts/events/events.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices, useUser } from '../../../lib/services.js';
import { faultOfFile, uploadPicture, type UploadCalls } from '../../../lib/upload-picture.js';
import { mediaUpload } from '../../../texts/edit-gallery.js';

/** Milliseconds after which a picture that is being checked is asked for again. */
const askAgainAfter = 2_000;

/** Uploads and removes the own picture of an event, and reads the event again until the picture has been checked. */
export function useOwnPicture({ id, dashboardHeroImage }: EventView) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const userId = useUser()?.id ?? '';
  const [sending, setSending] = useState<{ file: File; sent: number }>();
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const present = (stop.current = new AbortController());
    return () => present.abort();
  }, []);
  const reload = useCallback(
    () => queryClient.invalidateQueries({ queryKey: eventProfileQuery(api, userId).queryKey }),
    [api, queryClient, userId],
  );
  useRepeatedly(reload, dashboardHeroImage?.validationResult === null);

  const send = async (file: File) => {
    const { signal } = stop.current;
    setSending({ file, sent: 0 });
    try {
      const onProgress = (sent: number) => setSending({ file, sent });
      const picked = { file, category: 'dashboardhero', ordinal: 0, signal, onProgress } as const;
      await uploadPicture(callsOf(api, id, signal), picked);
      await reload();
    } catch (error) {
      if (!signal.aborted) setProblem(failureOf(error, file));
    } finally {
      setSending(undefined);
    }
  };
  return {
    sending,
    isRemoving,
    problem,
    choose: (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      const fault = files.length > 1 ? mediaUpload.ExceedsMaxUploadCount(1) : faultOfFile(file);
      setProblem(fault ?? null);
      if (fault === undefined) void send(file);
    },
    remove: async (imageId: string) => {
      setRemoving(true);
      try {
        await api.call(eventImageRoutes.deleteEventImage, { params: { id, imageId } });
        await reload();
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        setProblem(error.message);
      } finally {
        setRemoving(false);
      }
    },
  };
}

/** Calls a function again and again, as long as it is wanted. */
function useRepeatedly(call: () => Promise<void>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => void call(), askAgainAfter);
    return () => clearInterval(timer);
  }, [call, isWanted]);
}

function callsOf(api: ApiClient, id: string, signal: AbortSignal): UploadCalls<EventImageView> {
  const params = { id };
  return {
    begin: (query) => api.call(eventImageRoutes.uploadEventImage, { params, query, signal }),
    confirm: (body) => api.call(eventImageRoutes.confirmEventImage, { params, body }),
    cancel: (imageId) => api.call(eventImageRoutes.deleteEventImage, { params: { ...params, imageId } }),
  };
}

const failureOf = (error: unknown, { name }: File) =>
  `${mediaUpload.UploadFailed(name)}.${error instanceof ProblemError ? ` ${error.message}` : ''}`;
