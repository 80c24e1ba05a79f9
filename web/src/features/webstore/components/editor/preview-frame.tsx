import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Pixels: a phone. */
const width = 390;

interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Shows part of the public page as a phone does. The frame has a window of its own, so that the page's own components
 * lay themselves out for its width and not for the editor's. Nothing in it can be pressed.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  // Chromium has loaded the empty frame before React could be told of it; Firefox loads it later.
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

/** The styles of a page, and the element that keeps React Aria from adding one of its own (index.html). */
const styles = 'link[rel="stylesheet"], style, meta[name="styles"]';

/** The frame begins empty: it gets the styles of the page around it. */
function withStyles(page: Document | null): Document | null {
  if (!page) return null;
  for (const style of document.querySelectorAll(styles)) {
    page.head.append(page.importNode(style, true));
  }
  page.documentElement.lang = document.documentElement.lang;
  page.body.inert = true;
  return page;
}
