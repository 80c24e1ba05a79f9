import { useRef, useState, type SyntheticEvent } from 'react';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView, EmailChangeView } from '#contracts/identity/account.views.js';
import { useQueryClient } from '@tanstack/react-query';
import { CodeField } from '../../../forms/code-field.js';
import { codeDigits, isLate } from '../../../lib/mailed-code.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { SendAgain } from '../../../forms/send-again.js';
import { useServices } from '../../../lib/services.js';
import { account } from '../../../texts/account.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Notice } from '../../../ui/notice.js';
import { accountQuery, useKnowAccount } from '../account-query.js';

const texts = account.email;

interface EmailCodeStepProps {
  /** The current email. */
  email: string;
  change: EmailChangeView;
  onEnd: () => void;
}

/** Asks for the code of one of the two mailboxes. */
export function EmailCodeStep({ email, change, onEnd }: EmailCodeStepProps) {
  const { api } = useServices();
  const know = useKnowAccount();
  const { verify, cancel, isSending, problem, setProblem } = useEmailChange(change, onEnd);
  const [digits, setDigits] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const step = texts.steps[change.step];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // After a refusal the focus returns to the field, where the reason is announced.
    if (digits.length === 6 && !isSending) void verify(digits).then(() => field.current?.focus());
  };
  const type = (typed: string) => {
    setDigits(codeDigits(typed));
    setProblem(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6 rounded-card border border-hairline bg-surface p-5">
      <div>
        <h3 className="font-strong">{step.title}</h3>
        <p className="mt-1 wrap-anywhere text-muted">{step.text(change.step === 'new' ? change.newEmail : email)}</p>
      </div>
      {isLate(change) && <Notice tone="calm">{texts.late}</Notice>}
      <CodeField
        name="otp"
        inputRef={field}
        value={digits}
        onChange={type}
        // A form whose button is disabled is not submitted with Enter, so the missing field is reported here.
        onKeyDown={({ key }) => key === 'Enter' && digits === '' && setProblem(texts.required)}
        errorMessage={problem}
      />
      <FormActions
        submit={texts.verify}
        isDisabled={digits.length < 6}
        isPending={isSending}
        cancel={texts.keep}
        onCancel={() => void cancel()}
      />
      <SendAgain
        firstIn={change.secondsUntilNext}
        send={async () => know(await api.call(accountRoutes.resendEmailChangeCode, {}))}
        onSent={() => type('')}
      />
    </form>
  );
}

function useEmailChange({ step }: EmailChangeView, onEnd: () => void) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const know = useKnowAccount();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const end = (known: AccountView) => {
    know(known);
    onEnd();
  };
  const fail = async (error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    setProblem(error.code === 'one-time-code-refused' ? texts.wrong : error.message);
    if (error.code !== 'email-taken' && error.code !== 'email-change-over') return;
    toasts.show('error', error.code === 'email-taken' ? texts.taken : error.message);
    onEnd();
    await queryClient.invalidateQueries({ queryKey: accountQuery(api, '').queryKey.slice(0, -1) });
  };
  const verify = async (otp: string) => {
    setSending(true);
    try {
      const known = await api.call(accountRoutes.confirmEmailChange, { body: { otp } });
      if (step === 'present') return know(known);
      toasts.show('success', account.saved);
      toasts.show('info', texts.signedOut);
      end(known);
    } catch (error) {
      await fail(error);
    } finally {
      setSending(false);
    }
  };
  const cancel = async () => {
    try {
      end(await api.call(accountRoutes.cancelEmailChange, {}));
    } catch (error) {
      await fail(error);
    }
  };
  return { verify, cancel, isSending, problem, setProblem };
}
