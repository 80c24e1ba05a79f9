import { site } from '../texts/site.js';
import { BrandMark } from './brand-mark.js';
import { Spinner } from './spinner.js';

/** The whole page while a sign-in completes (ID-86). */
export function SignInUnderWay({ text }: { text: string }) {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-paper">
      <div className="flex flex-col items-center gap-6 px-6 text-center">
        <span className="brand-name flex items-center gap-2 text-28 text-plum">
          <BrandMark />
          {site.name}
        </span>
        <div role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          <h1>{text}</h1>
        </div>
      </div>
    </div>
  );
}
