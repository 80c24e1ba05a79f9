import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { ownWebstoresQuery } from '../../api.js';

/** The way into the editor, for whom the page belongs to (WS-220). */
export function OwnerControls({ webstoreId }: { webstoreId: string }) {
  const { api } = useServices();
  const user = useUser();
  const isVendor = user?.roles.includes('Vendor') === true;
  const own = useQuery({ ...ownWebstoresQuery(api, user?.id ?? ''), enabled: isVendor });
  if (!own.data?.results.some(({ id }) => id === webstoreId)) return null;
  return (
    <ButtonLink to={pagePaths.vendorEditAbout} size="small">
      <Pencil className="size-4" aria-hidden />
      {texts.edit}
    </ButtonLink>
  );
}
