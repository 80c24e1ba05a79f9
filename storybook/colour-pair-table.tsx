import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { colourPairs } from './colour-pairs.js';
import { contrast } from './contrast.js';

const schemes = ['light', 'dark'] as const;

interface Look {
  color: string;
  backgroundColor: string;
}

/** Every color pair with its contrast in both themes, measured in the page. */
export function ColourPairTable() {
  const probe = useRef<HTMLSpanElement>(null);
  const [looks, setLooks] = useState<Look[][]>([]);
  useLayoutEffect(() => {
    if (probe.current) setLooks(measure(probe.current));
  }, []);
  return (
    <div className="sb-unstyled" style={{ background: 'var(--color-paper)', color: 'var(--color-ink)' }}>
      <span ref={probe} hidden />
      <table aria-label="Colour pairs" style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Use', 'Colour', 'Ground', 'Least', 'Light', 'Dark'].map((name) => (
              <th key={name} scope="col" style={{ ...cell, textAlign: 'left' }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colourPairs.map(({ use, front, ground, least }, nth) => (
            <tr key={`${use} ${front} ${ground}`}>
              <td style={cell}>{use}</td>
              <td style={cell}>{front}</td>
              <td style={cell}>{ground}</td>
              <td style={cell}>{least}</td>
              {(looks[nth] ?? []).map((look, scheme) => (
                <Measured key={schemes[scheme]} look={look} least={least} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell: CSSProperties = { padding: '8px 12px', borderTop: '1px solid', fontSize: 14 };

/**
 * The colors of each pair, light and dark. A theme applies to the whole document, so it is changed before the paint.
 */
function measure(probe: HTMLElement): Look[][] {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  const inScheme = schemes.map((scheme) => {
    dataset['theme'] = scheme;
    return colourPairs.map(({ front, ground }) => {
      probe.style.transition = 'none';
      probe.style.color = `var(--color-${front})`;
      probe.style.backgroundColor = `var(--color-${ground})`;
      const { color, backgroundColor } = getComputedStyle(probe);
      return { color, backgroundColor };
    });
  });
  if (before === undefined) delete dataset['theme'];
  else dataset['theme'] = before;
  return colourPairs.map((_, nth) => inScheme.flatMap((looks) => looks[nth] ?? []));
}

function Measured({ look, least }: { look: Look; least: number }) {
  const ratio = contrast(look.color, look.backgroundColor);
  const falls = ratio < least;
  return (
    <td data-contrast={falls ? 'too low' : 'fine'} style={cell}>
      <span
        aria-hidden
        style={{
          display: 'inline-block',
          width: 48,
          height: 20,
          marginRight: 8,
          verticalAlign: 'middle',
          border: `6px solid ${look.backgroundColor}`,
          background: look.color,
        }}
      />
      {ratio.toFixed(1)}
      {falls && ', too low'}
    </td>
  );
}
