import { Link } from 'react-router-dom';
import { directory as texts } from '../../../texts/directory.js';
import { everything, writeSearchAddress, type SearchAddress } from '../search-address.js';
import type { DirectorySearch } from '../use-directory-search.js';

interface DirectoryTrailProps {
  address: SearchAddress;
  search: DirectorySearch;
}

/** Breadcrumbs with the wider searches that contain this one; none for a search without place and category. */
export function DirectoryTrail({ address: { national }, search: { category, place } }: DirectoryTrailProps) {
  const where = national ? texts.nationalVendors : place?.displayText;
  const steps = [
    { name: texts.heading(undefined, undefined), to: everything },
    ...(where === undefined ? [] : [{ name: where, to: { ...everything, national, place: place?.slug } }]),
    ...(category ? [{ name: category.namePlural, to: undefined }] : []),
  ];
  if (steps.length === 1) return null;
  return (
    <nav aria-label={texts.trail} className="mb-2 text-14 text-muted max-desk:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, to }, nth) => (
          <li
            key={name}
            className="not-first:before:mr-2 not-first:before:text-faint not-first:before:content-['›'/'']"
          >
            {to && nth < steps.length - 1 ? (
              <Link to={writeSearchAddress(to)} className="inline-block py-0.5 hover:text-plum hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="inline-block py-0.5 text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
