import { CircleAlert } from 'lucide-react';
import { fieldStyle } from '../../../ui/field-style.js';

/** Why something was refused that is no text field; `id` ties it to what it describes. */
export const FieldProblem = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={fieldStyle().error()}>
    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
    {children}
  </p>
);
