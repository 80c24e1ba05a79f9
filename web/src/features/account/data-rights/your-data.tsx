import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { DataExportView } from '#contracts/identity/data-rights.views.js';
import { formatClock } from '../../../lib/format.js';
import { routeKey, routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { RightsSection } from './rights-section.js';

const texts = dataRights.data;

/** Milliseconds between looks at a copy that is on its way. */
const lookAgain = 2_000;

interface YourDataProps {
  userId: string;
  /** Goes to an address that downloads. */
  download?: (address: string) => void;
}

/** A copy of everything that is held about somebody: to ask for, on its way, to download. */
export function YourData({ userId, download = (address) => window.location.assign(address) }: YourDataProps) {
  const { api } = useServices();
  const newest = useQuery({
    ...routeQuery(api, routes.newestExport, { params: { id: userId } }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'requested' ? lookAgain : false),
  });
  return (
    <RightsSection title={texts.title} text={texts.lead} query={newest}>
      {({ export: copy }) => <Copy copy={copy} userId={userId} download={download} />}
    </RightsSection>
  );
}

function Copy({ copy, userId, download }: Required<YourDataProps> & { copy: DataExportView | null }) {
  const { ask, isAsking } = useAsk(userId);
  if (copy?.state === 'requested') {
    return (
      <Notice tone="calm" title={texts.requested}>
        {texts.requestedText}
      </Notice>
    );
  }
  if (copy?.state === 'ready') return <Ready copy={copy} userId={userId} download={download} />;
  if (copy?.state === 'failed') {
    const again = (
      <Button isPending={isAsking} onPress={ask}>
        {texts.again}
      </Button>
    );
    return (
      <Notice tone="problem" title={texts.failed} actions={again}>
        {texts.failedText}
      </Notice>
    );
  }
  return (
    <Button isPending={isAsking} onPress={ask}>
      {texts.ask}
    </Button>
  );
}

function useAsk(userId: string) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const params = { id: userId };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(routes.requestExport, { params }),
    onSuccess: (copy) => queryClient.setQueryData(routeKey(routes.newestExport, { params }), { export: copy }),
    onError: (error) => toasts.show('error', error.message),
  });
  return { ask: () => mutate(), isAsking: isPending };
}

function Ready({ copy, userId, download }: Required<YourDataProps> & { copy: DataExportView }) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  // Asked for when it is wanted: the address is good for a few minutes only.
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(routes.exportLink, { params: { id: userId, exportId: copy.id } }),
    onSuccess: ({ url }) => download(url),
    onError: async (error) => {
      toasts.show('error', error.message);
      await queryClient.invalidateQueries({
        queryKey: routeKey(routes.newestExport, { params: { id: userId } }),
      });
    },
  });
  const button = (
    <Button kind="primary" isPending={isPending} onPress={() => mutate()}>
      {texts.download}
    </Button>
  );
  return (
    <Notice tone="good" title={texts.ready} actions={button}>
      {texts.readyText(formatClock(copy.readyUntil ?? copy.requestedAt), texts.size(copy.size ?? 0))}
    </Notice>
  );
}
