import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { directory as texts } from '../../../texts/directory.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';

/** A line about the order of the results above, with a link to the full explanation. */
export const OrderNote = ({ isRecommended }: { isRecommended: boolean }) => (
  <p className="mt-8 text-14 text-muted">
    {isRecommended ? texts.order.recommended : texts.order.chosen} {texts.order.premier}{' '}
    <Link to={pagePaths.resultsOrder} className={textLinkStyle}>
      {texts.order.more}
    </Link>
  </p>
);
