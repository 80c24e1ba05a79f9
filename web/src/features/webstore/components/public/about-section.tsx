import { useState, type ReactNode } from 'react';
import { formatPhone } from '../../../../base/format.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { profileHref } from '../../link-href.js';
import { truncated } from '../../truncated.js';
import { webstoreFacts, type BusinessFacts } from '../../webstore-facts.js';
import { PageSection } from './page-section.js';

/** Length of the text before 'Read more', including the ellipsis (WS-206). */
const shortLength = 260;

/** A business's description of itself, and its facts. */
export function AboutSection({ webstore }: { webstore: BusinessFacts & { businessDescription: string } }) {
  const { lines, links } = webstoreFacts(webstore);
  return (
    <PageSection id="webstore-about" title={texts.about}>
      <About text={webstore.businessDescription.trim()} />
      <dl className="mt-8 grid gap-x-6 text-14 tablet:grid-cols-2">
        {lines.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {webstore.phone !== '' && (
          <Fact name={texts.phone}>
            <a href={`tel:${webstore.phone}`} className={textLinkStyle}>
              {formatPhone(webstore.phone)}
            </a>
          </Fact>
        )}
        {links.length > 0 && (
          <Fact name={texts.links}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {links.map(([network, link]) => (
                <li key={network}>
                  <a
                    href={profileHref(network, link)}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    className={`${textLinkStyle} inline-block`}
                  >
                    {texts.networks[network] ?? network}
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </PageSection>
  );
}

/** Shortened at first below 1400 px and complete above, until the reader chooses (WS-206, WS-207). */
function About({ text }: { text: string }) {
  const [isWhole, setWhole] = useState<boolean>();
  if (text === '') return <p className="text-muted">{texts.noInformation}</p>;
  if (text.length <= shortLength) return <Paragraphs text={text} />;
  const more = (
    <Button kind="quiet" size="small" onPress={() => setWhole(true)}>
      {texts.readMore}
    </Button>
  );
  const less = (
    <Button kind="quiet" size="small" onPress={() => setWhole(false)} className="noscript:hidden">
      {texts.showLess}
    </Button>
  );
  const short = (
    <>
      <Paragraphs text={truncated(text, shortLength)} />
      {more}
    </>
  );
  const whole = (
    <>
      <Paragraphs text={text} />
      {less}
    </>
  );
  if (isWhole !== undefined) return isWhole ? whole : short;
  // The server knows neither the width of the screen, nor whether buttons will work; the style sheet does.
  return (
    <>
      <div className="full:hidden noscript:hidden print:hidden">{short}</div>
      <div className="hidden full:block noscript:block print:block">{whole}</div>
    </>
  );
}

/** The first paragraph in a serif font, the others in sans serif. */
function Paragraphs({ text }: { text: string }) {
  const [first = '', ...others] = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <>
      <p className="serif max-w-[68ch] text-22 leading-8 whitespace-pre-line">{first}</p>
      {others.map((paragraph, nth) => (
        <p key={nth} className="mt-4 max-w-[68ch] text-18 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-4 border-t border-hairline py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
