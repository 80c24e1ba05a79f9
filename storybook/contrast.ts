type Rgb = readonly [number, number, number, number];

/** A color as the browser computes it, `rgb(r, g, b)` or `rgba(r, g, b, a)`. */
function parse(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** Relative luminance of a color, 0 to 1, as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two computed colors, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
