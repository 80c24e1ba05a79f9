import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

/**
 * `node web/build/draw-icons.ts`: draws the logo on paper, for home screens, in two sizes. The flower stays within the
 * circle to which systems crop icons.
 */
const folder = new URL('../public/assets/icons/', import.meta.url);

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" fill="#fbf8f4"/>
  <g transform="translate(7 7)" fill="none" stroke="#6d2e46" stroke-width="1.5" stroke-linejoin="round">
    <path d="M13 24C13 19.500 13 17 13 15"/>
    <path d="M13 15C8 14.500 6.500 10.500 7.500 5.500C10.500 6.500 12.500 9.500 13 15Z" fill="#f3dcd8"/>
    <path d="M13 15C18 14.500 19.500 10.500 18.500 5.500C15.500 6.500 13.500 9.500 13 15Z" fill="#f3dcd8"/>
    <path d="M13 15C10.200 11.500 10.400 6 13 2.500C15.600 6 15.800 11.500 13 15Z" fill="#6d2e46"/>
    <path d="M13 21C10.500 21 8.500 20 7.500 17.800C10.200 17.300 12.200 18.600 13 21Z"/>
  </g>
</svg>`;

mkdirSync(folder, { recursive: true });
for (const size of [192, 512]) {
  const picture = sharp(Buffer.from(mark), { density: (72 * size) / 40 }).resize(size, size);
  await picture.png({ compressionLevel: 9, palette: true }).toFile(new URL(`posy-${size}.png`, folder).pathname);
}
