import encodeQR from 'qr';

interface QrPictureProps {
  /** The encoded text. */
  text: string;
  /** Description for screen readers. */
  label: string;
}

/** White margin in modules, which cameras need. */
const quiet = 4;

/** A QR code, black on white in both themes, because cameras require it. */
export function QrPicture({ text, label }: QrPictureProps) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-card border border-hairline bg-code-paper"
    >
      <path d={path} className="fill-code-ink" />
    </svg>
  );
}
