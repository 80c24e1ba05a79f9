import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { tv } from 'tailwind-variants/lite';

interface SliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  isDisabled?: boolean;
  /** The value as text: '50 miles'. */
  words: (value: number) => string;
  onChange: (value: number) => void;
  /** Called when the thumb is released. */
  onChangeEnd?: (value: number) => void;
}

const style = tv({
  slots: {
    root: 'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1',
    label: 'text-14 font-strong',
    output: 'text-14 text-muted tabular-nums',
    // Extends the target above and below the track.
    track:
      'relative col-span-2 my-3 h-1 rounded-full bg-line-strong before:absolute before:inset-x-0 before:-inset-y-3',
    fill: 'rounded-full bg-action disabled:bg-line-strong forced-colors:bg-[Highlight]',
    thumb: [
      'top-1/2 size-6 cursor-grab rounded-full border-2 border-action bg-surface shadow-float dragging:cursor-grabbing',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
      'disabled:cursor-default disabled:border-line-strong disabled:shadow-none',
    ],
  },
});

/** A number in a range, dragged or moved with the arrow keys. */
export function Slider({ label, value, least, most, step = 1, words, ...props }: SliderProps) {
  const slots = style();
  return (
    <AriaSlider {...props} value={value} minValue={least} maxValue={most} step={step} className={slots.root()}>
      <Label className={slots.label()}>{label}</Label>
      <SliderOutput className={slots.output()}>{words(value)}</SliderOutput>
      <SliderTrack className={slots.track()}>
        <SliderFill className={slots.fill()} />
        <SliderThumb aria-valuetext={words(value)} className={slots.thumb()} />
      </SliderTrack>
    </AriaSlider>
  );
}
