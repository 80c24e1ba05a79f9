import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../lib/services.js';
import { admin } from '../texts/admin.js';
import { Badge } from '../ui/badge.js';
import { ButtonLink } from '../ui/button-link.js';

const { banner } = admin;

/** Shown above every page during an impersonation: the user's name, and a button to exit (ID-110). */
export default function ImpersonationBanner() {
  const user = useUser();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div
      data-covers-top
      role="region"
      aria-label={banner.area}
      className="sticky top-0 z-20 border-b border-hairline bg-amber-soft"
    >
      <div className="wrap flex min-h-11 items-center gap-x-3 gap-y-1 py-1 text-14 text-amber-ink max-tiny:flex-wrap">
        <Badge tone="calm">{banner.area}</Badge>
        <p className="min-w-0 font-medium wrap-anywhere">{banner.acting(name)}</p>
        <span className="ml-auto">
          <ButtonLink to={pagePaths.logout} size="small">
            {banner.exit}
          </ButtonLink>
        </span>
      </div>
    </div>
  );
}
