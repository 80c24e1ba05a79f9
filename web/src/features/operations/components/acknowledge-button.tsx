import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { routeKey } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operationsTroubles as texts } from '../../../texts/operations-troubles.js';
import { Button } from '../../../ui/button.js';

/** Acknowledges a fault, so that the other operators see who works on it. */
export function AcknowledgeButton({ faultId }: { faultId: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const acknowledge = useMutation({
    mutationFn: () => api.call(operationsRoutes.acknowledgeFault, { params: { id: faultId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(operationsRoutes.overview) }),
  });
  return (
    <div className="grid gap-1">
      <Button isPending={acknowledge.isPending} onPress={() => acknowledge.mutate()}>
        {!acknowledge.isPending && <BellOff className="size-4.5" aria-hidden />}
        {texts.acknowledge}
      </Button>
      {acknowledge.error && (
        <p role="alert" className="text-14 text-clay-ink">
          {acknowledge.error.message}
        </p>
      )}
    </div>
  );
}
