import { useState } from 'react';
import { priceSteps } from '#contracts/directory/price-steps.js';
import { highestPrice, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { filterWords as words } from '../../../texts/directory.js';
import { RangeFilter } from './range-filter.js';

/** US dollars; an absent end is open. */
export interface PriceEnds {
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
}

interface PriceRangeProps {
  ranges: SearchRanges;
  /** Vendors per step of prices; empty while unknown. */
  prices: readonly number[];
  onChange: (ends: PriceEnds) => void;
}

/** The upper handle at the end stands for every price above the last step. */
const end = priceSteps.length;
const stepsAt = ({ priceFrom, priceTo }: SearchRanges): [number, number] => [
  priceFrom === undefined
    ? 0
    : Math.max(
        0,
        priceSteps.findLastIndex((from) => from <= priceFrom),
      ),
  priceTo === undefined ? end : nearestAbove(priceTo),
];
function nearestAbove(price: number): number {
  const step = priceSteps.findIndex((from) => from >= price);
  return step === -1 ? end : Math.max(1, step);
}
const endsAt = ([lower, upper]: [number, number]): PriceEnds => ({
  ...(lower === 0 ? {} : { priceFrom: priceSteps[lower] }),
  ...(upper === end ? {} : { priceTo: priceSteps[upper] }),
});

/**
 * Prices of packages: two handles under the vendors per step of prices, and fields for an exact amount. The handles are
 * the browser's own sliders, one over the other, so that keys and screen readers work before any code is loaded.
 */
export function PriceRange({ ranges, prices, onChange }: PriceRangeProps) {
  const { priceFrom, priceTo } = ranges;
  const chosen = stepsAt(ranges);
  const [dragged, setDragged] = useState<[number, number]>();
  const [lower, upper] = dragged ?? chosen;
  const move = (which: 0 | 1, step: number) =>
    setDragged(which === 0 ? [Math.min(step, upper - 1), upper] : [lower, Math.max(step, lower + 1)]);
  const letGo = () => {
    if (dragged === undefined) return;
    setDragged(undefined);
    if (dragged[0] !== chosen[0] || dragged[1] !== chosen[1]) onChange(endsAt(dragged));
  };
  const handle = (which: 0 | 1, label: string, spoken: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={spoken}
      min={0}
      max={end}
      value={which === 0 ? lower : upper}
      onChange={(event) => move(which, Number(event.target.value))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
      className="range-handle"
    />
  );
  const spokenPrice = (step: number) => (step === end ? words.anyPrice : words.priceStep(priceSteps[step] ?? 0));
  return (
    <div className="mt-5 grid gap-3">
      <div className="relative">
        <Histogram prices={prices} lower={lower} upper={upper} />
        <div className="relative h-6 before:absolute before:inset-x-3 before:top-1/2 before:h-1 before:-translate-y-1/2 before:rounded-full before:bg-line-strong">
          {handle(0, words.lowestPrice, lower === 0 ? words.anyPrice : spokenPrice(lower))}
          {handle(1, words.highestPrice, spokenPrice(upper))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <RangeFilter
          label={words.priceFrom}
          placeholder={words.anyPrice}
          value={dragged === undefined ? priceFrom : endsAt(dragged).priceFrom}
          most={highestPrice}
          onChange={(price) => onChange({ priceFrom: price, priceTo })}
        />
        <RangeFilter
          label={words.priceTo}
          placeholder={words.anyPrice}
          value={dragged === undefined ? priceTo : endsAt(dragged).priceTo}
          most={highestPrice}
          onChange={(price) => onChange({ priceFrom, priceTo: price })}
        />
      </div>
    </div>
  );
}

interface HistogramProps {
  prices: readonly number[];
  lower: number;
  upper: number;
}

/** A bar per step, high where there are many vendors. The handles say the same in words. */
function Histogram({ prices, lower, upper }: HistogramProps) {
  const most = Math.max(1, ...prices);
  return (
    <div aria-hidden className="mx-3 flex h-12 items-end gap-px">
      {priceSteps.map((from, step) => (
        <span
          key={from}
          style={{ height: `${((prices[step] ?? 0) / most) * 100}%` }}
          className={`flex-1 ${step >= lower && step < upper ? 'bg-plum' : 'bg-line-strong'}`}
        />
      ))}
    </div>
  );
}
