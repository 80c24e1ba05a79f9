import type { LucideIcon } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { id: T; name: string; icon: LucideIcon }[];
  value: T;
  onChange: (value: T) => void;
}

const style = tv({
  slots: {
    group: 'inline-flex rounded-full border border-hairline p-0.75',
    segment: [
      focusRing,
      'flex min-h-7 cursor-pointer items-center gap-1.5 rounded-full px-3 text-14 font-medium text-muted transition-colors hover:text-ink',
      'selected:bg-blush selected:text-plum-dark forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
    ],
  },
});

/** One of two or three, all in sight. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const { group, segment } = style();
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([id]) => onChange(id as T)}
      className={group()}
    >
      {options.map(({ id, name, icon: Icon }) => (
        <ToggleButton key={id} id={id} className={segment()}>
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
