import { operations } from '../../../texts/operations.js';
import { Moment } from '../../../ui/moment.js';

/** Shown instead of an unknown value, so that it is not mistaken for zero. */
export function NoAnswerSince({ iso, show }: { iso: string; show?: 'clock' }) {
  return (
    <>
      {operations.noAnswerSince} <Moment iso={iso} precise show={show} />
    </>
  );
}
