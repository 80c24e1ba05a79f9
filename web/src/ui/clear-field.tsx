import { Button } from 'react-aria-components/Button';
import { X } from 'lucide-react';

/** For pointers: with the keyboard a field is emptied by typing. */
export const ClearField = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button
    slot={null}
    aria-label={label}
    excludeFromTabOrder
    preventFocusOnPress
    onPress={onPress}
    className={insideField}
  >
    <X className="size-4" aria-hidden />
  </Button>
);

/** The controls at the end of a field. */
export const insideField = 'absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-muted';
