import { useMemo, useState } from 'react';

/** The vendor whose card or marker somebody points at: both are lit together. */
export interface Lit {
  id: string | null;
  light: (id: string | null) => void;
  /** Handlers for what stands for a vendor: it lights up while it is pointed at or has the focus. */
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
