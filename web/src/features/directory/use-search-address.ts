import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchAddress, writeSearchAddress, type SearchAddress } from './search-address.js';

/** The search that the address of the page says, and how to go to another one. */
export function useSearchAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readSearchAddress({ pathname, search }), [pathname, search]);
  const go = (to: SearchAddress, { replace = false } = {}) => {
    const path = writeSearchAddress(to);
    // At once: who ticks two boxes quickly must not lose the first.
    if (path !== pathname + search) void navigate(path, { replace, preventScrollReset: true, flushSync: true });
  };
  return { address, go };
}
