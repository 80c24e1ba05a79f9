import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { fieldStyle } from './field-style.js';

export interface CardOption<T extends string> {
  id: T;
  title: string;
  text?: string;
  icon?: LucideIcon;
}

interface OptionCardsProps<T extends string> {
  label: string;
  /** Hidden if an adjacent heading is the same. */
  isLabelHidden?: boolean;
  options: readonly CardOption<T>[];
  /** Segments of one bar, cards one below the other, or cards in a row on wide screens. */
  look: 'bar' | 'list' | 'row';
  value: T | null;
  /** Called with the chosen option, also for the current one if `mayDeselect`. */
  onChange: (value: T) => void;
  /** Whether choosing the same option again clears the choice. */
  mayDeselect?: boolean;
  description?: string;
  errorMessage?: string | undefined;
}

const style = tv({
  slots: {
    group: '',
    option: [
      'group flex cursor-pointer border text-left transition-colors hover:border-ink',
      'focus-visible:z-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
      'selected:border-plum forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
    ],
    ring: [
      'grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface',
      'group-selected:border-action forced-colors:group-selected:border-[Highlight]',
    ],
    dot: 'size-2.5 rounded-full group-selected:bg-action forced-colors:group-selected:bg-[Highlight]',
  },
  variants: {
    look: {
      bar: {
        group: 'flex justify-self-start',
        option:
          'min-h-11 min-w-22 items-center justify-center gap-2 bg-surface px-4 font-strong not-first:-ml-px first:rounded-l-input last:rounded-r-input selected:z-1 selected:bg-blush selected:text-plum-dark',
      },
      list: {
        group: 'grid gap-2',
        option:
          'items-center gap-3 rounded-input bg-surface p-4 selected:bg-blush-soft selected:inset-ring selected:inset-ring-plum',
      },
      row: {
        group: 'grid gap-2 tablet:grid-cols-3',
        option:
          'gap-3 rounded-input bg-surface p-4 max-tablet:items-center tablet:items-start selected:bg-blush-soft selected:inset-ring selected:inset-ring-plum',
      },
    },
    isInvalid: { true: { option: 'border-clay' }, false: { option: 'border-line-strong' } },
  },
});

/** One of two or three visible choices. Unlike radio buttons, a choice can be cleared. */
export function OptionCards<T extends string>({
  label,
  options,
  look,
  value,
  onChange,
  ...props
}: OptionCardsProps<T>) {
  const { isLabelHidden = false, mayDeselect = false, description, errorMessage } = props;
  const isInvalid = errorMessage !== undefined;
  const field = fieldStyle();
  const slots = style({ look, isInvalid });
  const id = useId();
  const help = isInvalid || description !== undefined ? `${id}-help` : undefined;
  return (
    <div className={field.root({ class: 'min-w-0' })} {...(isInvalid && { 'data-invalid': true })}>
      <span id={id} className={isLabelHidden ? 'sr-only' : field.label()}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={id}
        {...(help !== undefined && { 'aria-describedby': help })}
        selectionMode="single"
        disallowEmptySelection={!mayDeselect}
        orientation={look === 'list' ? 'vertical' : 'horizontal'}
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [chosen = value] = [...keys] as T[];
          if (chosen !== null) onChange(chosen);
        }}
        className={slots.group()}
      >
        {options.map((option) => (
          <ToggleButton key={option.id} id={option.id} className={slots.option()}>
            <OptionContent option={option} look={look} ring={slots.ring()} dot={slots.dot()} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isInvalid ? (
        <p id={help} className={field.error()}>
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="first-letter:uppercase">{errorMessage}</span>
        </p>
      ) : (
        description !== undefined && (
          <p id={help} className={field.help()}>
            {description}
          </p>
        )
      )}
    </div>
  );
}

interface OptionContentProps {
  option: CardOption<string>;
  look: OptionCardsProps<string>['look'];
  ring: string;
  dot: string;
}

function OptionContent({ option: { title, text, icon: Icon }, look, ring, dot }: OptionContentProps) {
  if (look === 'bar') {
    return (
      <>
        <Check className="hidden size-4 shrink-0 group-selected:block" aria-hidden />
        {title}
      </>
    );
  }
  return (
    <>
      {look === 'list' && <Ring ring={ring} dot={dot} />}
      <span className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        {Icon && <Icon className="mb-1.5 size-5 text-plum max-tablet:hidden" strokeWidth={1.6} aria-hidden />}
        <span className="font-strong">{title}</span>
        {text !== undefined && (
          <span className="text-14 text-muted forced-colors:group-selected:text-inherit">{text}</span>
        )}
      </span>
      {look === 'row' && <Ring ring={ring} dot={dot} />}
    </>
  );
}

const Ring = ({ ring, dot }: { ring: string; dot: string }) => (
  <span className={ring}>
    <span className={dot} />
  </span>
);
