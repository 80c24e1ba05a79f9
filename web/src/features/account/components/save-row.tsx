import { account as texts } from '../../../texts/account.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';

interface SaveRowProps {
  isChanged: boolean;
  isPending: boolean;
  /** Why it could not be saved, where no field is to blame. */
  problem: string | undefined;
}

/** Saves one section (OP-36). */
export function SaveRow({ isChanged, isPending, problem }: SaveRowProps) {
  return (
    <>
      {problem !== undefined && (
        <Notice tone="problem" title={texts.notSaved}>
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" kind="primary" isDisabled={!isChanged} isPending={isPending}>
          {isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </>
  );
}
