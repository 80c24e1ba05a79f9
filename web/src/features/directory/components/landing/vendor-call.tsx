import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PictureView } from '#contracts/shared/picture.js';
import { useUser } from '../../../../lib/services.js';
import { landing } from '../../../../texts/landing.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { Picture } from '../../../../ui/picture.js';

const texts = landing.business;

/** Only links that are useful for this user: signed-in users would be redirected from the vendors' sign-in. */
function Ways() {
  const user = useUser();
  if (user) {
    const isVendor = user.roles.includes('Vendor');
    return (
      <ButtonLink to={isVendor ? pagePaths.vendorWebstore : pagePaths.vendorWelcome} kind="primary">
        {isVendor ? texts.webstore : texts.join}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={pagePaths.vendorSignUp} kind="primary">
        {texts.join}
      </ButtonLink>
      <ButtonLink to={pagePaths.vendorLogin}>{texts.logIn}</ButtonLink>
    </>
  );
}

/** Invites businesses to join. */
export function VendorCall({ picture }: { picture: PictureView | null | undefined }) {
  return (
    <section className="mt-24 bg-blush-soft py-16 desk:mt-28 desk:py-20">
      <div className="wrap grid items-center gap-10 desk:grid-cols-[minmax(0,1fr)_minmax(0,40%)] desk:gap-16">
        <div>
          <p className="text-14 font-strong text-plum">{texts.kicker}</p>
          <h2 className="display-36 mt-3 max-w-[20ch]">{texts.title}</h2>
          <p className="mt-4 max-w-[56ch] text-muted">{texts.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Ways />
          </div>
        </div>
        {picture && (
          <div className="relative aspect-4/3 overflow-hidden rounded-card">
            <Picture picture={picture} sizes="(min-width: 815px) 40vw, 100vw" />
          </div>
        )}
      </div>
    </section>
  );
}
