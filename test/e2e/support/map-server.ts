import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** Colors that no page uses. */
export const mapColours = { land: '#9fd8b4', lake: '#2f6fed', shore: '#7a1fa2' } as const;
export const mapMakers = 'Example Mapmakers';

/** A shape between two meridians in the middle of the United States. */
const between = (west: number, east: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 37],
      [east, 37],
      [east, 44],
      [west, 44],
      [west, 37],
    ],
  ],
});
const shapes: Record<string, object> = { '/lake.geojson': between(-104, -92), '/shore.geojson': between(-116, -106) };

/** Another site with map data: a style with tiles and shapes, as `MAP_STYLE_URL` may name one. */
export class MapServer {
  /** Paths in the order of the requests. */
  readonly asked: string[] = [];

  private constructor(
    private readonly server: Server,
    private readonly tile: Buffer,
  ) {}

  static async start(): Promise<MapServer> {
    const background = mapColours.land;
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
      .png()
      .toBuffer();
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      maps.asked.push(path);
      const body = maps.bodyOf(path);
      response.writeHead(body === undefined ? 404 : 200, {
        'access-control-allow-origin': '*',
        'content-type': typeof body === 'string' ? 'application/json' : 'image/png',
      });
      response.end(body);
    });
    const maps = new MapServer(server, tile);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return maps;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get styleUrl(): string {
    return `${this.origin}/styles/day.json`;
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.closeAllConnections();
    this.server.close();
    await closed;
  }

  private bodyOf(path: string): string | Buffer | undefined {
    if (path === '/styles/day.json') return JSON.stringify(this.style());
    if (path in shapes) return JSON.stringify(shapes[path]);
    // Tiles of the far west are missing, as some are on any server.
    return /^\/tiles\/\d+\/(?!0\/)\d+\/\d+\.png$/.test(path) ? this.tile : undefined;
  }

  private style() {
    const { origin } = this;
    const tiles = { type: 'raster', tileSize: 256, maxzoom: 8, attribution: `© ${mapMakers}` };
    return {
      version: 8,
      sources: {
        land: { ...tiles, tiles: [`${origin}/tiles/{z}/{x}/{y}.png`] },
        lake: { type: 'geojson', data: `${origin}/lake.geojson` },
      },
      layers: [
        { id: 'land', type: 'raster', source: 'land' },
        { id: 'lake', type: 'fill', source: 'lake', paint: { 'fill-color': mapColours.lake } },
      ],
    };
  }
}
