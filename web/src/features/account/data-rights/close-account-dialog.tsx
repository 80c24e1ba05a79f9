import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CloseAccountRequest } from '#contracts/identity/data-rights.requests.js';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { AccountClosingView } from '#contracts/identity/data-rights.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { FormField } from '../../../lib/form-field.js';
import { formatDate } from '../../../lib/format.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { useRequestForm } from '../../../lib/use-request-form.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { Modal } from '../../../ui/modal.js';
import { Notice } from '../../../ui/notice.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';

const texts = dataRights.close;

interface CloseAccountDialogProps {
  user: AuthUserView;
  closing: AccountClosingView;
  onCancel: () => void;
}

/** Says what closing means, asks for the proof that it is the person, and says what has become of it. */
export function CloseAccountDialog({ user, closing, onCancel }: CloseAccountDialogProps) {
  const { session } = useServices();
  const navigate = useNavigate();
  // The server has ended every session: what this browser keeps goes once it was read, and away from a page whose guard
  // would ask to sign in again.
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
      <ProofForm userId={user.id} proof={closing.proof} onClosed={setClosesAt} onCancel={onCancel} />
    </Modal>
  );
}

interface ProofFormProps {
  userId: string;
  proof: AccountClosingView['proof'];
  /** @param closesAt when the account is erased */
  onClosed: (closesAt: string) => void;
  onCancel: () => void;
}

function ProofForm({ userId, proof, onClosed, onCancel }: ProofFormProps) {
  const { control, element, formState, handleSubmit, problem } = useClosing(userId, proof, onClosed);
  return (
    <form {...element} onSubmit={(event) => void handleSubmit(event)} className="mt-6 grid gap-5">
      {proof === 'password' ? (
        <FormField
          control={control}
          name="password"
          render={(field) => <PasswordField {...field} autoComplete="current-password" label={texts.password} />}
        />
      ) : (
        <>
          <CodeRequest userId={userId} />
          <FormField
            control={control}
            name="otp"
            render={(field) => (
              <TextField
                {...field}
                inputMode="numeric"
                autoComplete="one-time-code"
                label={texts.code}
                description={texts.codeHint}
              />
            )}
          />
        </>
      )}
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" isPending={formState.isSubmitting}>
          {texts.confirm}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function useClosing(userId: string, proof: AccountClosingView['proof'], onClosed: (closesAt: string) => void) {
  const { api } = useServices();
  const [problem, setProblem] = useState<string>();
  const asRequest = ({ password, otp }: { password: string; otp: string }): CloseAccountRequest =>
    proof === 'password' ? { password } : { otp: otp.trim() };
  const form = useRequestForm(CloseAccountRequest, {
    defaultValues: { password: '', otp: '' },
    asRequest,
    texts: texts.fields,
  });
  const handleSubmit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      const body = asRequest(values);
      const { closesAt } = await api.call(routes.closeAccount, { params: { id: userId }, body });
      onClosed(closesAt ?? '');
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      form.refuse(error);
      if (Object.keys(error.fields).length === 0) setProblem(error.message);
    }
  });
  return { ...form, handleSubmit, problem };
}

function CodeRequest({ userId }: { userId: string }) {
  const { api } = useServices();
  const send = useMutation({
    mutationFn: () => api.call(routes.sendClosingCode, { params: { id: userId } }),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.codeText}</p>
      <Button isPending={send.isPending} onPress={() => send.mutate()}>
        {texts.sendCode}
      </Button>
      {send.isSuccess && <p role="status">{texts.codeSent}</p>}
      {send.error && <Notice tone="problem">{send.error.message}</Notice>}
    </div>
  );
}
