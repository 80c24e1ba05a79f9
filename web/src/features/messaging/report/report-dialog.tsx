import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { maxDetailsLength, reportReasons, type ReportReason, type Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import { useServices } from '../../../lib/services.js';
import { messaging, report as texts } from '../../../texts/messaging.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Modal } from '../../../ui/modal.js';
import { Notice } from '../../../ui/notice.js';
import { OptionCards } from '../../../ui/option-cards.js';
import { TextArea } from '../../../ui/text-area.js';

interface ReportDialogProps {
  side: Side;
  conversation: ConversationView;
  onClose: () => void;
}

/** Reports the other side of a conversation: a vendor by their webstore, a customer by their account (MSG-33 to MSG-36). */
export default function ReportDialog({ side, conversation, onClose }: ReportDialogProps) {
  const name = conversation.displayName || messaging.someoneWhoLeft;
  return (
    <Modal isOpen size="small" title={texts.title(name)} close={texts.close} onClose={onClose} closesOnGround={false}>
      <ReportForm side={side} conversation={conversation} onClose={onClose} />
    </Modal>
  );
}

function ReportForm({ side, conversation, onClose }: ReportDialogProps) {
  const { send, reason, setReason, details, setDetails, wasSent, isMissing, submit } = useReport(
    side,
    conversation,
    onClose,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-5"
    >
      <p className="text-14 text-muted">{texts.lead}</p>
      <OptionCards
        label={texts.reason}
        look="list"
        options={reportReasons.map((id) => ({ id, ...texts.reasons[id] }))}
        value={reason}
        onChange={setReason}
        errorMessage={wasSent && reason === null ? texts.reasonMissing : undefined}
      />
      {reason === 'other' && (
        <TextArea
          label={texts.details}
          placeholder={texts.detailsHint}
          rows={3}
          counter={`${details.length} / ${maxDetailsLength}`}
          value={details}
          onChange={setDetails}
          maxLength={maxDetailsLength}
          isRequired
          errorMessage={wasSent && isMissing ? texts.detailsMissing : undefined}
        />
      )}
      {send.isError && (
        <Notice tone="problem" title={texts.failed}>
          {texts.failedText}
        </Notice>
      )}
      <FormActions submit={texts.send} isPending={send.isPending} cancel={texts.cancel} onCancel={onClose} />
    </form>
  );
}

/** State of the report form, and the call that sends it. */
function useReport(side: Side, conversation: ConversationView, onSent: () => void) {
  const { toasts } = useServices();
  const send = useSendReport(side, conversation);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [wasSent, setSent] = useState(false);
  const isMissing = reason === 'other' && details.trim() === '';
  const submit = () => {
    setSent(true);
    if (reason === null || isMissing || send.isPending) return;
    send.mutate(
      { reason, details: details.trim() },
      {
        onSuccess: ({ alreadyReported }) => {
          onSent();
          toasts.show('success', alreadyReported ? texts.again : texts.thanks);
        },
      },
    );
  };
  return { send, reason, setReason, details, setDetails, wasSent, isMissing, submit };
}

function useSendReport(side: Side, { id: conversationId, webstoreId, eventUserId }: ConversationView) {
  const { api } = useServices();
  return useMutation({
    mutationFn: (report: { reason: ReportReason; details: string }) => {
      const body = { ...report, conversationId };
      return side === 'vendor'
        ? api.call(messagingReportsRoutes.reportUser, { params: { id: eventUserId ?? '' }, body })
        : api.call(messagingReportsRoutes.reportWebstore, { params: { id: webstoreId }, body });
    },
  });
}
