import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonStyle } from './button-style.js';
import { Spinner } from './spinner.js';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  kind?: 'primary' | 'line' | 'quiet' | 'danger';
  /** 'field' is as high as adjacent fields. */
  size?: 'large' | 'field' | 'small';
  className?: string;
  children: ReactNode;
}

/** A button. While `isPending` it keeps the focus, shows a spinner, and cannot be pressed again. */
export function Button({ kind, size, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonStyle({ kind, size, className })}>
      {props.isPending && <Spinner />}
      {children}
    </AriaButton>
  );
}
