import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { AccountClosingView } from '#contracts/identity/data-rights.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatDate } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { Modal } from '../../../ui/modal.js';
import { ProofForm } from './proof-form.js';

const texts = dataRights.close;

interface CloseAccountDialogProps {
  user: AuthUserView;
  closing: AccountClosingView;
  onCancel: () => void;
}

/** Explains the consequences of closing, asks for a proof of identity, and confirms the result. */
export function CloseAccountDialog({ user, closing, onCancel }: CloseAccountDialogProps) {
  const { api, session } = useServices();
  const params = { id: user.id };
  const navigate = useNavigate();
  // The server has ended every session: the browser's data are deleted after the confirmation was read, together with
  // leaving a page whose guard would ask for a sign-in.
  const leave = async () => {
    await navigate(pagePaths.landing);
    session.endedEverywhere();
  };
  const [closesAt, setClosesAt] = useState<string>();
  if (closesAt !== undefined) {
    return (
      <Modal isOpen size="small" title={texts.done} close={texts.dismiss}>
        <p>{texts.doneText(formatDate(closesAt))}</p>
        <Button kind="primary" className="mt-6" autoFocus onPress={() => void leave()}>
          {texts.leave}
        </Button>
      </Modal>
    );
  }
  const isVendor = user.roles.includes('Vendor');
  return (
    <Modal isOpen size="small" title={texts.question} close={texts.dismiss} onClose={onCancel}>
      <p>{texts.what}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {texts.steps(closing.graceDays, isVendor).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <ProofForm
        proof={closing.proof}
        confirm={{ label: texts.confirm, kind: 'danger' }}
        cancel={{ label: texts.cancel, onPress: onCancel }}
        sendCode={() => api.call(routes.sendClosingCode, { params })}
        submit={async (body) => setClosesAt((await api.call(routes.closeAccount, { params, body })).closesAt ?? '')}
      />
    </Modal>
  );
}
