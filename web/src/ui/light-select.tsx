import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDown } from 'lucide-react';
import { fieldStyle } from './field-style.js';
import { OnDemand } from './on-demand.js';
import type { Select, SelectProps } from './select.js';
import { selectStyle } from './select-style.js';
import { WakeOnIntent } from './wake-on-intent.js';

type LightSelectProps<T extends string | number> = Pick<
  SelectProps<T>,
  'label' | 'labelPlace' | 'options' | 'value' | 'onChange'
>;

const code = new OnDemand<typeof Select>(() => import('./select.js').then((module) => module.Select));

/** A select for pages that are mainly read: its list is loaded on intent. */
export const LightSelect = <T extends string | number>(props: LightSelectProps<T>) => (
  <WakeOnIntent
    code={code}
    resting={(press) => <Resting {...props} onPress={press} />}
    awake={(Select, woken) => <Select {...props} startsOpen={woken === 'pressed'} />}
  />
);

function Resting<T extends string | number>({
  label,
  labelPlace,
  options,
  value,
  onPress,
}: LightSelectProps<T> & { onPress: () => void }) {
  const id = useId();
  const style = fieldStyle();
  const placed = selectStyle({ labelPlace });
  return (
    <div className={style.root({ class: placed.root() })}>
      <span id={`${id}-label`} className={style.label({ class: placed.label() })}>
        {label}
      </span>
      <Button
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}-value ${id}-label`}
        onPress={onPress}
        className={style.box({ class: placed.box() })}
      >
        <span id={`${id}-value`} className="truncate">
          {options.find((option) => option.id === value)?.name}
        </span>
        <ChevronDown className="size-4.5 shrink-0 text-muted" aria-hidden />
      </Button>
    </div>
  );
}
