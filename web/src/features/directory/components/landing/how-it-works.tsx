import { landing as texts } from '../../../../texts/landing.js';

/** Three steps under ink rules. */
export function HowItWorks() {
  return (
    <section className="wrap pt-24 desk:pt-28">
      <h2 className="display-36">{texts.how}</h2>
      <ol className="mt-10 grid gap-12 desk:grid-cols-3">
        {texts.steps.map(({ title, text }, nth) => (
          <li key={title} className="border-t border-ink pt-4">
            <span aria-hidden className="display-48 text-plum">
              {nth + 1}
            </span>
            <h3 className="display-22 mt-4">{title}</h3>
            <p className="mt-2 max-w-[38ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
