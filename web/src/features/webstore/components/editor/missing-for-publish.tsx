import { Link, useLocation, useParams } from 'react-router-dom';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { pathsOfEditor, sectionOfRequirement } from './section-states.js';

/** Missing requirements of the saved draft for a publish, with links to fill them in. */
export function MissingForPublish({ missing }: { missing: readonly PublishRequirement[] }) {
  if (missing.length === 0) return null;
  const { title, text } = editAbout.missing;
  return (
    <section className="rounded-card bg-blush-soft p-5">
      <h2 className="text-14 font-strong">{title}</h2>
      <p className="mt-1 text-14 text-muted">{text}</p>
      <ul className="mt-3 grid gap-1.5 text-14">
        {missing.map((requirement) => (
          <li key={requirement} className="flex items-center gap-2.5">
            <span className="size-2 rounded-full border border-plum" aria-hidden />
            <Requirement requirement={requirement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Requirement({ requirement }: { requirement: PublishRequirement }) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  const { pathname } = useLocation();
  const section = sectionOfRequirement[requirement];
  const word = editAbout.missing.items[requirement];
  if (section === null || paths[section] === pathname) return word;
  return (
    <Link to={paths[section]} className={textLinkStyle}>
      {word}
    </Link>
  );
}
