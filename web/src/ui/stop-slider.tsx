import { useEffect, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { tv } from 'tailwind-variants/lite';

interface StopSliderProps<T extends number> {
  label: string;
  /** The possible values in ascending order, shown at equal distances. */
  stops: readonly T[];
  value: T;
  /** The value as text: '50 miles'. */
  words: (value: T) => string;
  onChange: (value: T) => void;
}

const style = tv({
  slots: {
    root: 'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1',
    label: 'text-14 font-strong',
    output: 'font-strong text-plum',
    track:
      'relative col-span-2 mx-3 my-4 h-1 rounded-full bg-hairline before:absolute before:inset-x-0 before:-inset-y-4',
    fill: 'rounded-full bg-action forced-colors:bg-[Highlight]',
    stop: 'absolute top-1/2 size-2.5 -translate-1/2 rounded-full border',
    thumb: [
      'top-1/2 size-6 cursor-grab rounded-full border-2 border-surface bg-action shadow-float dragging:cursor-grabbing',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum forced-colors:bg-[Highlight]',
    ],
    scale: 'relative col-span-2 mx-3 h-6 text-14 text-muted',
    number: 'absolute -translate-x-1/2',
  },
  variants: {
    isReached: { true: { stop: 'border-action bg-action' }, false: { stop: 'border-line-strong bg-surface' } },
    isChosen: { true: { number: 'font-strong text-plum' } },
  },
});

/** A slider for a few values, which can be dragged, pressed, or moved with the arrow keys. */
export function StopSlider<T extends number>({ label, stops, value, words, onChange }: StopSliderProps<T>) {
  const slots = style();
  const input = useRef<HTMLInputElement>(null);
  // React Aria announces the position on the line, so it is replaced by the value after each update.
  useEffect(() => input.current?.setAttribute('aria-valuetext', words(value)));
  const chosen = Math.max(0, stops.indexOf(value));
  const last = stops.length - 1;
  const at = (nth: number) => ({ left: `${(nth / last) * 100}%` });
  const choose = (nth: number) => {
    const stop = stops[nth];
    if (stop !== undefined && stop !== value) onChange(stop);
  };
  return (
    <AriaSlider value={chosen} minValue={0} maxValue={last} step={1} onChange={choose} className={slots.root()}>
      <Label className={slots.label()}>{label}</Label>
      <SliderOutput className={slots.output()}>{words(value)}</SliderOutput>
      <SliderTrack className={slots.track()}>
        <SliderFill className={slots.fill()} />
        {stops.map((stop, nth) => (
          <span key={stop} aria-hidden className={style({ isReached: nth <= chosen }).stop()} style={at(nth)} />
        ))}
        <SliderThumb inputRef={input} className={slots.thumb()} />
      </SliderTrack>
      <div aria-hidden className={slots.scale()}>
        {stops.map((stop, nth) => (
          <span key={stop} className={style({ isChosen: nth === chosen }).number()} style={at(nth)}>
            {stop}
          </span>
        ))}
      </div>
    </AriaSlider>
  );
}
