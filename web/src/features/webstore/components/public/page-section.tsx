import { createContext, useContext, type ReactNode } from 'react';

interface PageSectionProps {
  /** The anchor of the link with the section's name (WS-202). */
  id: string;
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A preview's addition to the line of every heading. */
export const SectionTools = createContext<ReactNode>(null);

/** One section of a public page, with a line above it and space for the sticky bar. */
export function PageSection({ id, title, aside, children }: PageSectionProps) {
  const tools = useContext(SectionTools);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-16 border-t border-hairline py-12 first:border-t-0 first:pt-10"
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="display-28">
          {title}
        </h2>
        {tools === null ? (
          aside
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {aside}
            {tools}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
