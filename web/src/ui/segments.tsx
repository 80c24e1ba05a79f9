import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { id: T; name: string; icon: LucideIcon }[];
  value: T;
  onChange: (value: T) => void;
}

const style = tv({
  slots: {
    group: 'inline-flex max-w-full flex-wrap rounded-[18px] border border-hairline p-0.75',
    segment: [
      'relative flex min-h-7 items-center gap-1.5 rounded-full px-3 text-14 font-medium text-muted transition-colors hover:text-ink',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-plum',
      'has-checked:bg-blush has-checked:text-plum-dark forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
    ],
    radio: 'absolute inset-0 cursor-pointer appearance-none rounded-full outline-0',
  },
});

/** One of two or three visible choices: native radio buttons, since every page has some in its footer. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const { group, segment, radio } = style();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={group()}>
      {options.map(({ id, name: title, icon: Icon }) => (
        <label key={id} className={segment()}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className={radio()}
          />
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
          {title}
        </label>
      ))}
    </div>
  );
}
