import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { tv } from 'tailwind-variants/lite';

interface SwitchRowProps {
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

const style = tv({
  slots: {
    row: 'group flex min-h-8 cursor-pointer items-center justify-between gap-6 rounded-input text-14 font-strong focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-plum',
    track: [
      'flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-surface px-[3px] transition-colors',
      'group-hover:border-ink group-selected:border-action group-selected:bg-action forced-colors:group-selected:bg-[Highlight]',
    ],
    thumb:
      'size-4 rounded-full bg-line-strong transition-transform group-selected:translate-x-4 group-selected:bg-on-action',
  },
});

/** A switch with its label on the left. */
export function SwitchRow({ label, isSelected, onChange }: SwitchRowProps) {
  const { row, track, thumb } = style();
  return (
    <SwitchField isSelected={isSelected} onChange={onChange}>
      <SwitchButton className={row()}>
        {label}
        <span className={track()}>
          <span className={thumb()} />
        </span>
      </SwitchButton>
    </SwitchField>
  );
}
