import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { pathOfLocation } from '../../../../lib/chosen-location.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { locations as texts } from '../../../../texts/locations.js';
import { Select } from '../../../../ui/select.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { keptInEditor, ownWebstoresQuery } from '../../api.js';

/** Lets a vendor with several locations choose the one to edit; nothing for others, and for operators. */
export function LocationSwitch({ draft }: { draft: WebstoreDraftView }) {
  const { api } = useServices();
  const user = useUser();
  const { webstoreId } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isVendor = webstoreId === undefined && user !== null;
  const list = ownWebstoresQuery(api, user?.id ?? '');
  const { data: own } = useQuery({ ...list, enabled: isVendor, staleTime: keptInEditor });
  if (!isVendor || !own || own.results.length < 2) return null;
  const hasForm = pathname !== pagePaths.vendorDashboard && pathname !== pagePaths.vendorWebstore;
  // Leaving a page with a form asks about unsaved changes.
  const target = hasForm ? pagePaths.vendorWebstore : pathname;
  return (
    <div className={`mb-5 grid gap-1.5 ${hasForm ? 'max-wide:hidden' : ''}`}>
      <Select
        label={texts.switch.label}
        options={own.results.map(({ id, name }) => ({ id, name: name || texts.unnamed }))}
        value={draft.id}
        onChange={(id) => void navigate(pathOfLocation(target, id))}
      />
      <Link to={pagePaths.vendorWebstores} className={`${textLinkStyle} justify-self-start text-14`}>
        {texts.switch.all}
      </Link>
    </div>
  );
}
