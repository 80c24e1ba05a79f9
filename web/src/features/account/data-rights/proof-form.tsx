import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { PersonProofRequest } from '#contracts/identity/data-rights.requests.js';
import { FormField } from '../../../forms/form-field.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Notice } from '../../../ui/notice.js';
import { PasswordField } from '../../../ui/password-field.js';
import { TextField } from '../../../ui/text-field.js';

const texts = dataRights.proof;

interface ProofFormProps {
  proof: 'password' | 'code';
  confirm: { label: string; kind: 'primary' | 'danger' };
  cancel: { label: string; onPress: () => void };
  /** Mails a code to a user without a password. */
  sendCode: () => Promise<unknown>;
  /** Executes the protected action; its error is shown in the form. */
  submit: (shown: PersonProofRequest) => Promise<void>;
}

/** Asks for a proof of identity: the password, or a mailed code if there is none. */
export function ProofForm({ proof, confirm, cancel, sendCode, submit }: ProofFormProps) {
  const { control, element, formState, handleSubmit, problem } = useProof(proof, submit);
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
          <CodeRequest sendCode={sendCode} />
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
      <FormActions
        submit={confirm.label}
        kind={confirm.kind}
        isPending={formState.isSubmitting}
        cancel={cancel.label}
        onCancel={cancel.onPress}
      />
    </form>
  );
}

function useProof(proof: ProofFormProps['proof'], submit: ProofFormProps['submit']) {
  const [problem, setProblem] = useState<string>();
  const asRequest = ({ password, otp }: { password: string; otp: string }): PersonProofRequest =>
    proof === 'password' ? { password } : { otp: otp.trim() };
  const form = useRequestForm(PersonProofRequest, {
    defaultValues: { password: '', otp: '' },
    asRequest,
    texts: texts.fields,
  });
  const handleSubmit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await submit(asRequest(values));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      form.refuse(error);
      if (Object.keys(error.fields).length === 0) setProblem(error.message);
    }
  });
  return { ...form, handleSubmit, problem };
}

function CodeRequest({ sendCode }: Pick<ProofFormProps, 'sendCode'>) {
  const send = useMutation({ mutationFn: sendCode });
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
