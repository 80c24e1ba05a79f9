import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { PersonProofRequest } from '#contracts/identity/data-rights.requests.js';
import type { DataExportView, NewestDataExportView } from '#contracts/identity/data-rights.views.js';
import { formatHour } from '../../../base/format.js';
import { routeKey, routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { Modal } from '../../../ui/modal.js';
import { Notice } from '../../../ui/notice.js';
import { ProofForm } from './proof-form.js';
import { RightsSection } from './rights-section.js';

const texts = dataRights.data;

/** Polling interval in milliseconds while a copy is being made. */
const pollInterval = 2_000;

interface YourDataProps {
  userId: string;
  /** Navigates to an address that downloads a file. */
  download?: (address: string) => void;
}

/** A copy of all data about the user: request, wait, download. */
export function YourData({ userId, download = (address) => window.location.assign(address) }: YourDataProps) {
  const { api } = useServices();
  const newest = useQuery({
    ...routeQuery(api, routes.newestExport, { params: { id: userId } }),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'requested' ? pollInterval : false),
  });
  return (
    <RightsSection title={texts.title} text={texts.lead} query={newest}>
      {({ export: copy, proof }) => <Copy copy={copy} proof={proof} userId={userId} download={download} />}
    </RightsSection>
  );
}

type CopyProps = Required<YourDataProps> & { copy: DataExportView | null; proof: NewestDataExportView['proof'] };

function Copy({ copy, proof, userId, download }: CopyProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const dialog = isAsking && <AskDialog userId={userId} proof={proof} onDone={() => setAsking(false)} />;
  if (copy?.state === 'requested') {
    return (
      <Notice tone="calm" title={texts.requested}>
        {texts.requestedText}
      </Notice>
    );
  }
  if (copy?.state === 'ready') return <Ready copy={copy} userId={userId} download={download} />;
  if (copy?.state === 'failed') {
    return (
      <>
        <Notice tone="problem" title={texts.failed} actions={<Button onPress={ask}>{texts.again}</Button>}>
          {texts.failedText}
        </Notice>
        {dialog}
      </>
    );
  }
  return (
    <>
      <Button onPress={ask}>{texts.ask}</Button>
      {dialog}
    </>
  );
}

interface AskDialogProps {
  userId: string;
  proof: NewestDataExportView['proof'];
  onDone: () => void;
}

/** A proof of identity is required, so that nobody who finds a signed-in browser can download all data of its owner. */
function AskDialog({ userId, proof, onDone }: AskDialogProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { id: userId };
  const submit = async (body: PersonProofRequest) => {
    const copy = await api.call(routes.requestExport, { params, body });
    queryClient.setQueryData(routeKey(routes.newestExport, { params }), { export: copy, proof });
    onDone();
  };
  return (
    <Modal isOpen size="small" title={texts.question} close={texts.dismiss} onClose={onDone}>
      <p>{texts.what}</p>
      <ProofForm
        proof={proof}
        confirm={{ label: texts.confirm, kind: 'primary' }}
        cancel={{ label: texts.cancel, onPress: onDone }}
        sendCode={() => api.call(routes.sendExportCode, { params })}
        submit={submit}
      />
    </Modal>
  );
}

function Ready({ copy, userId, download }: Required<YourDataProps> & { copy: DataExportView }) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  // Requested on demand: the address is valid for a few minutes only.
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
      {texts.readyText(formatHour(copy.readyUntil ?? copy.requestedAt), texts.size(copy.size ?? 0))}
    </Notice>
  );
}
