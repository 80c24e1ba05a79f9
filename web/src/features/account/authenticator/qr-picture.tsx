import encodeQR from 'qr';

interface QrPictureProps {
  /** What a camera reads. */
  text: string;
  /** What is said to whoever does not see it. */
  label: string;
}

/** Modules of white around it, which cameras need. */
const quiet = 4;

/** A QR code, black on white whatever the theme: cameras read it so. */
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
