/** Whoever runs the site names it: the api writes the name into the page that starts the application. */
const configured = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
const name = configured === undefined || configured === '' ? 'Posy' : configured;

/** Words of the frame around every page. */
export const site = {
  name,
  title: (page: string) => `${page} - ${name}`,
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  vendors: 'Vendors',
  myWebstore: 'My webstore',
  forVendors: 'For vendors',
  signIn: 'Sign in',
  signOut: 'Sign out',
  about: 'Wedding vendors near you, with the words and the prices they chose themselves.',
  copyright: (year: number) => `© ${year} ${name}`,
  loading: 'Loading',
  tryAgain: 'Try again',
  reference: (id: string) => `Reference ${id}`,
  notFound: { number: '404', oops: 'Oops', text: "Sorry, we couldn't find that page.", home: 'Go to the home page' },
  crashed: {
    title: 'Something went wrong on our side',
    text: 'Nothing you saved is lost. Load the page again; if it keeps failing, come back in a few minutes.',
    reload: 'Load the page again',
  },
};
