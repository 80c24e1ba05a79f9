import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Width of a phone in pixels. */
const width = 390;

interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Shows part of the public page as on a phone. An iframe, so that the layout of the page's own components depends on
 * its width and not on the editor's. Nothing in it can be pressed.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  // Chromium has loaded the empty frame before React adds the listener; Firefox loads it later.
  const open = useCallback((frame: HTMLIFrameElement) => {
    const take = () => setPage(withStyles(frame.contentDocument));
    take();
    frame.addEventListener('load', take);
    return () => frame.removeEventListener('load', take);
  }, []);
  useEffect(() => {
    if (!page) return undefined;
    copyTheme(page);
    const theme = new MutationObserver(() => copyTheme(page));
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const size = new ResizeObserver(() => setHeight(page.body.scrollHeight));
    size.observe(page.body);
    return () => {
      theme.disconnect();
      size.disconnect();
    };
  }, [page]);
  return (
    <>
      <iframe
        ref={open}
        title={title}
        tabIndex={-1}
        width={width}
        height={height}
        className="block w-full max-w-full rounded-card border border-hairline bg-paper"
      />
      {page && createPortal(<div className="px-5">{children}</div>, page.body)}
    </>
  );
}

function copyTheme(page: Document): void {
  page.documentElement.dataset['theme'] = document.documentElement.dataset['theme'] ?? '';
}

/** The styles of a page, and the element that prevents React Aria from adding one of its own (index.html). */
const styles = 'link[rel="stylesheet"], style, meta[name="styles"]';

/** Copies the styles of the surrounding page into the empty frame. */
function withStyles(page: Document | null): Document | null {
  if (!page) return null;
  for (const style of document.querySelectorAll(styles)) {
    page.head.append(page.importNode(style, true));
  }
  page.documentElement.lang = document.documentElement.lang;
  page.body.inert = true;
  return page;
}
