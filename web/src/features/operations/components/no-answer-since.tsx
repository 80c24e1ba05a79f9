import { operations } from '../../../texts/operations.js';
import { Moment } from '../../../ui/moment.js';

/** In place of what is not known, so that nobody takes it for nothing. */
export function NoAnswerSince({ iso, show }: { iso: string; show?: 'clock' }) {
  return (
    <>
      {operations.noAnswerSince} <Moment iso={iso} precise show={show} />
    </>
  );
}
