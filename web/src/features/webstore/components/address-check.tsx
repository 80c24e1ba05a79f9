import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useDebounce } from 'use-debounce';
import { webAddress } from '#contracts/shared/params.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { useServices } from '../../../lib/services.js';
import { editAbout } from '../../../texts/edit-about.js';
import { webAddressAvailableQuery } from '../api.js';

const texts = editAbout.addressCheck;
/** Debounce in milliseconds. */
const debounceMs = 300;

interface AddressCheckProps {
  draft: Pick<WebstoreDraftView, 'id' | 'url'>;
  /** The typed text; null while the field is empty. */
  typed: string | null;
}

/**
 * Shows and announces whether the typed web address is free (WS-50). No request is made for an empty field (WS-51), an
 * invalid address, or the webstore's current one. The result is only a hint: the save decides.
 */
export function AddressCheck({ draft, typed }: AddressCheckProps) {
  const { api } = useServices();
  const address = webAddress(typed ?? '');
  const [asked] = useDebounce(address, debounceMs);
  const isNew = address !== undefined && address !== draft.url;
  const isSettled = asked === address;
  const { data } = useQuery({
    ...webAddressAvailableQuery(api, draft.id, asked ?? ''),
    enabled: isNew && isSettled,
  });
  return (
    <span role="status">
      {isNew && <Result address={address} isFree={isSettled ? data?.urlIsAvailable : undefined} />}
    </span>
  );
}

function Result({ address, isFree }: { address: string; isFree: boolean | undefined }) {
  if (isFree === undefined) return null;
  const Icon = isFree ? CircleCheck : CircleAlert;
  return (
    <span className={`flex items-start gap-1.5 ${isFree ? 'text-sage-ink' : 'text-clay-ink'}`}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="wrap-anywhere">{isFree ? texts.free(address) : texts.taken(address)}</span>
    </span>
  );
}
