import { Spinner } from '../../../ui/spinner.js';

/** The whole page while a sign-in completes (ID-86). */
export function SignInUnderWay({ text }: { text: string }) {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-paper">
      <p role="status" className="flex flex-col items-center gap-5 px-6 text-center display-24">
        <Spinner />
        {text}
      </p>
    </div>
  );
}
