import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { password as texts } from '../texts/password.js';
import { IconButton } from './icon-button.js';
import { TextField } from './text-field.js';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'prefix'> {
  /** Hint for password managers: fill in a known password, or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field whose text can be shown, until the form is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    // Browsers offer texts of a plain field to later users.
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const look = (
    <span ref={place}>
      <IconButton
        label={isShown ? texts.hide : texts.show}
        icon={isShown ? EyeOff : Eye}
        className="text-muted hover:text-ink"
        onPress={() => setShown(!isShown)}
      />
    </span>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} autoCorrect="off" spellCheck="false" end={look} />;
}
