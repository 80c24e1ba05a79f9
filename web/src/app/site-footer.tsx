import { useState } from 'react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { socialNetworks, type ExternalPage } from '#contracts/shared/site-settings.js';
import { formatPhone } from '../base/format.js';
import { useUser } from '../lib/services.js';
import { siteSettings } from '../base/site-settings.js';
import { shell } from '../texts/shell.js';
import { site } from '../texts/site.js';
import { Brand } from '../ui/brand.js';
import { focusRing } from '../ui/focus-ring.js';
import { isVendor, returnLink, type Section } from '../shell/sections.js';
import { ShellLink } from './shell-link.js';
import { ThemeSwitch } from '../shell/theme-switch.js';

const { footer, external } = shell;

/** The configured external pages, in this order. */
const elsewhere = (...pages: readonly ExternalPage[]): Section[] =>
  pages.flatMap((page) => {
    const to = siteSettings.links[page];
    return to === undefined ? [] : [{ to, name: external[page] }];
  });

const digits = (number: string) => number.replace(/[^\d+]/g, '');

/** The links to become a vendor, or to sign in as one, if they are useful for this user. */
function businessLinks(user: AuthUserView | null): Section[] {
  if (isVendor(user)) return [];
  if (user) return [{ to: pagePaths.vendorWelcome, name: shell.becomeVendor }];
  return [
    { to: pagePaths.vendorSignUp, name: shell.becomeVendor },
    { to: pagePaths.vendorLogin, name: footer.vendorLogIn },
  ];
}

function useColumns(): { title: string; links: Section[] }[] {
  const user = useUser();
  const { phone, textNumber, vendorEmail } = siteSettings.support;
  const landing = isVendor(user)
    ? { to: pagePaths.vendorDashboard, name: footer.vendorHome }
    : { to: pagePaths.landing, name: shell.home };
  return [
    {
      title: footer.vendors,
      links: [
        { to: pagePaths.vendorCategories, name: footer.allCategories },
        { to: `${pagePaths.vendors}?category=venues`, name: footer.venues },
        { to: pagePaths.nationalVendors, name: footer.nationalVendors },
      ],
    },
    {
      title: footer.business,
      links: [
        ...businessLinks(user),
        ...(vendorEmail === undefined ? [] : [{ to: `mailto:${vendorEmail}`, name: footer.writeToUs }]),
      ],
    },
    {
      title: site.name,
      links: [landing, ...returnLink(), ...elsewhere('blog', 'loyaltyProgram', 'pressKit', 'accessibility')],
    },
    {
      title: footer.person,
      links: [
        { to: pagePaths.contact, name: footer.contact },
        ...(textNumber === undefined ? [] : [{ to: `sms:${digits(textNumber)}`, name: footer.textUs }]),
        ...(phone === undefined ? [] : [{ to: `tel:${digits(phone)}`, name: footer.callUs(formatPhone(phone)) }]),
      ],
    },
    { title: footer.follow, links: elsewhere(...socialNetworks) },
  ].filter(({ links }) => links.length > 0);
}

const quiet = `${focusRing} inline-block rounded-input py-1 text-muted hover:text-ink hover:underline underline-offset-4`;

/** The footer of every public page; links that are not configured are left out. */
export function SiteFooter() {
  const [year] = useState(() => new Date().getFullYear());
  const { privacyPolicy = pagePaths.privacy, terms = pagePaths.terms } = siteSettings.links;
  const legal = [
    { to: privacyPolicy, name: external.privacyPolicy },
    { to: terms, name: external.terms },
    ...elsewhere('californiaPrivacy', 'doNotSell', 'supplyChain'),
  ];
  return (
    <footer className="border-t border-hairline text-14">
      <div className="wrap pt-12 pb-8 desk:pt-14">
        <div className="grid grid-cols-2 max-tiny:grid-cols-1 gap-x-8 gap-y-10 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-[1.7fr]">
          <div className="grid content-start justify-items-start gap-3 max-phone:col-span-2 max-tiny:col-span-1">
            <Brand name={site.name} />
            <p className="max-w-[34ch] text-muted">{site.about}</p>
          </div>
          {useColumns().map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-hairline pt-6 desk:mt-12">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
            <span>{site.copyright(year)}</span>
            <Links links={legal} />
          </div>
          <span className="noscript:hidden">
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: Section[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-strong">{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={name}>
            <ShellLink to={to} className={quiet}>
              {name}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Links = ({ links }: { links: Section[] }) =>
  links.map(({ to, name }) => (
    <ShellLink key={name} to={to} className={quiet}>
      {name}
    </ShellLink>
  ));
