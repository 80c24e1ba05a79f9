import type { Decorator, Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MemoryRouter } from 'react-router-dom';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../web/src/ui/theme.css';
import { rulesOfPages } from './rules-of-pages.js';

// The code of a page is loaded while its story waits.
configure({ asyncUtilTimeout: 8_000 });

/** Stories run one after the other in one window: each begins scrolled to the top, without earlier announcements. */
function beginAnew(): void {
  window.scrollTo(0, 0);
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
}

/** The theme is set on the document, as in app/before-paint.js: dialogs and lists open outside of the story. */
const InTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme']);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};

/** Whole pages contain the application's providers; everything else is wrapped in those that it needs. */
const InApplication: Decorator = (Story, { parameters }) =>
  parameters['isWholePage'] ? (
    <Story />
  ) : (
    <I18nProvider locale="en-US">
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </I18nProvider>
  );

const preview: Preview = {
  decorators: [InApplication, InTheme],
  beforeEach: beginAnew,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        desk: { name: 'Desk, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    a11y: { test: 'error', config: { rules: rulesOfPages.map((id) => ({ id, enabled: false })) } },
    options: { storySort: { order: ['Read first', ['Tokens', 'Colour pairs', 'Voice', 'Accessibility']] } },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
};

export default preview;
