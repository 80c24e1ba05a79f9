import { useMemo, useState } from 'react';

/** The vendor whose card or marker is hovered or focused: both are highlighted together. */
export interface Lit {
  id: string | null;
  light: (id: string | null) => void;
  /** Handlers for an element of a vendor, which highlight it on hover and focus. */
  watch: (id: string) => {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

export function useLit(): Lit {
  const [id, light] = useState<string | null>(null);
  return useMemo(() => {
    const off = (own: string) => () => light((now) => (now === own ? null : now));
    const watch = (own: string) => ({
      onPointerEnter: () => light(own),
      onPointerLeave: off(own),
      onFocus: () => light(own),
      onBlur: off(own),
    });
    return { id, light, watch };
  }, [id]);
}
