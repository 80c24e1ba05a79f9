import { searchOrders, type SearchOrder } from '#contracts/directory/search-order.js';
import { directory as texts } from '../../../texts/directory.js';
import { LightSelect } from '../../../ui/light-select.js';

interface SortSelectProps {
  sort: SearchOrder;
  /** Whether there is a point to measure distances from. */
  hasPoint: boolean;
  onChange: (sort: SearchOrder) => void;
}

/** The order of the results (OP-73); by distance only if there is a point to measure from. */
export function SortSelect({ sort, hasPoint, onChange }: SortSelectProps) {
  const orders = searchOrders.filter((order) => order !== 'distance' || hasPoint);
  return (
    <LightSelect
      label={texts.sort.label}
      labelPlace="beside"
      options={orders.map((id) => ({ id, name: texts.sort.orders[id] }))}
      value={sort}
      onChange={onChange}
    />
  );
}
