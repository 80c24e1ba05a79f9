import { useRef, useState, type SyntheticEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { codeDigits, isLate } from '../../../../lib/mailed-code.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { routeKey } from '../../../../lib/route-query.js';
import { useServices } from '../../../../lib/services.js';
import { signUp } from '../../../../texts/sign-up.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/notice.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { emailCodeQuery } from '../../email-code-query.js';
import { CodeField } from '../../../../forms/code-field.js';
import { SendAgain } from '../../../../forms/send-again.js';

const texts = signUp.code;

interface EmailCodeFormProps {
  user: AuthUserView;
  state: EmailCodeView;
  /** Called to correct a mistyped email. */
  onCorrect: () => void;
}

/** Asks for the code that was sent to a new account (ID-39 to ID-48). */
export function EmailCodeForm({ user, state, onCorrect }: EmailCodeFormProps) {
  const { email } = user;
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { digits, type, problem, setProblem, field, isSending, verify } = useVerifying(user, state);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (digits.length === 6 && !isSending) void verify();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid justify-items-start gap-1">
        <p className="wrap-anywhere">{texts.lead(email)}</p>
        <Button kind="quiet" size="small" className="-ml-px" onPress={onCorrect}>
          {texts.correct.offer}
        </Button>
      </div>
      {isLate(state) && <OnItsWay />}
      <CodeField
        name="otp"
        inputRef={field}
        value={digits}
        onChange={type}
        // A form whose button is disabled is not submitted with Enter, so the missing field is reported here.
        onKeyDown={({ key }) => key === 'Enter' && digits === '' && setProblem(texts.required)}
        errorMessage={problem}
      />
      <Button type="submit" kind="primary" isDisabled={digits.length < 6} isPending={isSending}>
        {texts.verify}
      </Button>
      <div className="grid justify-items-start gap-3">
        <SendAgain
          firstIn={state.secondsUntilNext}
          send={() => api.call(oneTimeCodeRoutes.resendEmailOtp, { body: { email } })}
          onSent={() => {
            type('');
            void queryClient.invalidateQueries({ queryKey: emailCodeQuery(api, user.id).queryKey });
          }}
        />
        <Link to={pagePaths.logout} className={`${textLinkStyle} text-14`}>
          {texts.logOut}
        </Link>
      </div>
    </form>
  );
}

function useVerifying({ id, email }: AuthUserView, state: EmailCodeView) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const verify = async () => {
    setSending(true);
    try {
      await api.call(oneTimeCodeRoutes.verifyEmail, { body: { email, otp: digits } });
      queryClient.setQueryData(emailCodeQuery(api, id).queryKey, { ...state, isVerified: true });
      await queryClient.invalidateQueries({ queryKey: routeKey(accountRoutes.account) });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.code === 'one-time-code-refused' ? texts.wrong : error.message);
      // After a refusal the focus returns to the field, where the reason is announced.
      field.current?.focus();
    } finally {
      setSending(false);
    }
  };
  const type = (typed: string) => {
    setDigits(codeDigits(typed));
    setProblem(undefined);
  };
  return { digits, type, problem, setProblem, field, isSending, verify };
}

/** The mail server does not accept the mail at the moment. */
function OnItsWay() {
  return (
    <Notice tone="calm" title={texts.waiting.title}>
      <p className="text-muted">{texts.waiting.text}</p>
    </Notice>
  );
}
