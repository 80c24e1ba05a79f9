import { createContext, useCallback, useState } from 'react';
import { browserStorage } from '../../../../lib/browser-storage.js';

/** The screens on which a vendor can look at the page, narrow and wide. */
export const previewLooks = ['phone', 'wide'] as const;
export type PreviewLook = (typeof previewLooks)[number];

const key = 'posy.preview-look';

/** The screen that the frames of a preview imitate. */
export const PreviewLookContext = createContext<PreviewLook>('phone');

/** The chosen screen, kept by the browser: a vendor who changes the section still looks at the same one. */
export function usePreviewLook() {
  const [look, setLook] = useState<PreviewLook>(() => (browserStorage().getItem(key) === 'wide' ? 'wide' : 'phone'));
  const choose = useCallback((chosen: PreviewLook) => {
    browserStorage().setItem(key, chosen);
    setLook(chosen);
  }, []);
  return [look, choose] as const;
}
