/** Rules of axe about what a whole page has; they are checked where pages are, a story shows a part of one. */
export const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];
