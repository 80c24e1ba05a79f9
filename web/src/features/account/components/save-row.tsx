import { useEffect, useRef } from 'react';
import { account as texts } from '../../../texts/account.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';

interface SaveRowProps {
  isChanged: boolean;
  isPending: boolean;
  /** Why it could not be saved, if no field is the cause. */
  problem: string | undefined;
}

/** Saves one section (OP-36). */
export function SaveRow({ isChanged, isPending, problem }: SaveRowProps) {
  const reason = useRef<HTMLDivElement>(null);
  // On phones it may appear below the window, or behind the bottom bar.
  useEffect(() => {
    if (problem !== undefined) reason.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <>
      {problem !== undefined && (
        <div ref={reason} className="scroll-mb-24">
          <Notice tone="problem" title={texts.notSaved}>
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <div>
        <Button type="submit" kind="primary" isDisabled={!isChanged} isPending={isPending}>
          {isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </>
  );
}
