import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PartnerCardView } from '#contracts/directory/directory.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { useServices } from '../../lib/services.js';
import { partnersQuery } from './api.js';

/** `gone`: its page is offline or erased. `unknown`: not loaded yet. */
export type PartnerState = PartnerCardView | 'gone' | 'unknown';

export interface Partners {
  /** The business behind a partner's id. */
  find: (partnerId: string) => PartnerState;
  /** Remembers a business that was just found, while the page is open. */
  remember: (partner: PartnerCardView) => void;
}

/** The businesses that a draft recommends, with those that were chosen since it was loaded. */
export function usePartners({ partners }: WebstoreDraftView): Partners {
  const { api } = useServices();
  const [chosen, setChosen] = useState<readonly PartnerCardView[]>([]);
  const ids = partners.map(({ partnerId }) => partnerId);
  const { data: onSite, isPlaceholderData } = useQuery(partnersQuery(api, ids));
  const known = new Map([...chosen, ...(onSite ?? [])].map((partner) => [partner.id, partner]));
  const isRead = (id: string) => onSite !== undefined && !isPlaceholderData && ids.includes(id);
  return {
    find: (id) => known.get(id) ?? (isRead(id) ? 'gone' : 'unknown'),
    remember: (partner) => setChosen((before) => [...before, partner]),
  };
}
