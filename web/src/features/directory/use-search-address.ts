import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchAddress, writeSearchAddress, type SearchAddress } from './search-address.js';

/** The search of the page's address, and a function to go to another one. */
export function useSearchAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readSearchAddress({ pathname, search }), [pathname, search]);
  const go = (to: SearchAddress, { replace = false } = {}) => {
    const path = writeSearchAddress(to);
    // Synchronously, so that ticking two boxes quickly does not lose the first.
    if (path !== pathname + search) void navigate(path, { replace, preventScrollReset: true, flushSync: true });
  };
  return { address, go };
}
