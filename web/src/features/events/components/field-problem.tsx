import { CircleAlert } from 'lucide-react';
import { fieldStyle } from '../../../ui/field-style.js';

/** The error of a control that is not a text field; `id` connects it to the control. */
export const FieldProblem = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={fieldStyle().error()}>
    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
    {children}
  </p>
);
