const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (list: [RegExp, string][], text: string) => list.find(([form]) => form.test(text))?.[1];

/** The common name of a browser: `Firefox on Windows`; undefined for an unknown one. */
export function browserName(userAgent: string): { browser?: string; system?: string } {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}
