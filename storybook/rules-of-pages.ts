/** Rules of axe that apply to whole pages only; pages check them, stories of components do not. */
export const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];
