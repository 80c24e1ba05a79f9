import { use, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { PreviewLookContext, type PreviewLook } from './preview-look.js';

/** Widths of the screens in pixels. */
const widths: Record<PreviewLook, number> = { phone: 390, wide: 1_100 };

interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Shows part of the public page as on the chosen screen, in reduced size where that is wider than the column. An iframe,
 * so that the layout of the page's own components depends on its width and not on the editor's. Nothing in it can be
 * pressed.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  const look = use(PreviewLookContext);
  const column = useRef<HTMLDivElement>(null);
  const scale = useScale(column, widths[look]);
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
      <div
        ref={column}
        style={{ height: height * scale }}
        className="overflow-hidden rounded-card border border-hairline bg-paper contain-inline-size"
      >
        <iframe
          ref={open}
          title={title}
          tabIndex={-1}
          width={widths[look]}
          height={height}
          style={{ transform: `scale(${scale})` }}
          className="block origin-top-left"
        />
      </div>
      {page && createPortal(<div className="px-5">{children}</div>, page.body)}
    </>
  );
}

/** The scale at which something of this width fits into its column. */
function useScale(column: RefObject<HTMLElement | null>, width: number): number {
  const [space, setSpace] = useState(width);
  useEffect(() => {
    if (!column.current) return undefined;
    const size = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width));
    size.observe(column.current);
    return () => size.disconnect();
  }, [column]);
  return Math.min(1, space / width);
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
