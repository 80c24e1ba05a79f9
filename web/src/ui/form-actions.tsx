import { Button } from './button.js';

interface FormActionsProps {
  /** Label of the button that submits the form. */
  submit: string;
  /** 'danger' if something is removed. */
  kind?: 'primary' | 'danger';
  isPending?: boolean;
  isDisabled?: boolean;
  cancel: string;
  /** Without it, there is nothing to cancel. */
  onCancel: (() => void) | undefined;
  className?: string;
}

/** The end of a form: the button that submits it, and one that leaves it. */
export const FormActions = ({
  submit,
  kind = 'primary',
  cancel,
  onCancel,
  className = '',
  ...rest
}: FormActionsProps) => (
  <div className={`flex flex-wrap gap-3 ${className}`}>
    <Button type="submit" kind={kind} {...rest}>
      {submit}
    </Button>
    {onCancel && (
      <Button kind="quiet" onPress={onCancel}>
        {cancel}
      </Button>
    )}
  </div>
);
