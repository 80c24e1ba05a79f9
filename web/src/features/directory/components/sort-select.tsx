import { searchOrders, type SearchOrder } from '#contracts/directory/search-order.js';
import { directory as texts } from '../../../texts/directory.js';
import { LightSelect } from '../../../ui/light-select.js';
import type { SearchAddress } from '../search-address.js';

interface SortSelectProps {
  address: SearchAddress;
  onChange: (sort: SearchOrder) => void;
}

/** The order of the results (OP-73); by distance only if there is a place. */
export function SortSelect({ address, onChange }: SortSelectProps) {
  const orders = searchOrders.filter((order) => order !== 'distance' || address.place !== undefined);
  return (
    <LightSelect
      label={texts.sort.label}
      labelPlace="beside"
      options={orders.map((id) => ({ id, name: texts.sort.orders[id] }))}
      value={address.sort}
      onChange={onChange}
    />
  );
}
