import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import type { ReportDecision } from '#contracts/messaging/report-decision.js';
import { useServices } from '../../../lib/services.js';
import { moderation } from '../../../texts/moderation.js';

/** Decides a report; the lists are read again. */
export function useDecide(reportId: string, onDecided: () => void) {
  const { api, toasts } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { decision: ReportDecision; note: string }) =>
      api.call(messagingReportsRoutes.decideReport, { params: { id: reportId }, body }),
    onSuccess: () => {
      onDecided();
      toasts.show('success', moderation.saved);
      return client.invalidateQueries({ queryKey: [messagingReportsRoutes.adminReports.path] });
    },
  });
}
