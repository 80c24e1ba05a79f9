/** Rules of axe that apply to whole pages only: stories of pages are checked for them, those of components are not. */
export const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];
