import { createContext, useContext, type ReactNode } from 'react';

interface PageSectionProps {
  /** The anchor that links to the section name (WS-202). */
  id: string;
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What a preview adds to the line of every heading. */
export const SectionTools = createContext<ReactNode>(null);

/** One part of a public page, with the line before it and room for the bar that sticks above. */
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
