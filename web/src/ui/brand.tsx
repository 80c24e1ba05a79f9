import { pagePaths } from '#contracts/shared/page-paths.js';
import { Link } from 'react-router-dom';
import { tv } from 'tailwind-variants/lite';
import { BrandMark } from './brand-mark.js';
import { focusRing } from './focus-ring.js';

const style = tv({
  base: [
    focusRing,
    'brand-name inline-flex items-center gap-2 rounded-input text-22 text-plum desk:text-28 desk:leading-8',
  ],
});

/** The flower and the name; leads home. Very large text leaves no room for the name beside the menu. */
export function Brand({ name }: { name: string }) {
  return (
    <Link to={pagePaths.landing} className={style()}>
      <BrandMark />
      <span className="max-tiny:sr-only">{name}</span>
    </Link>
  );
}
