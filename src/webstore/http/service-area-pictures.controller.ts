import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseQuery } from '#contracts/shared/query-reader.js';
import { readServiceAreaPicture } from '#contracts/webstore/service-area-picture.js';
import { circleRadii, metresPerPixel, staticMapZoom } from '#contracts/webstore/service-area-map.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { areaOf, drawStaticMap } from '#src/platform/places/static-map/draw-static-map.js';

/** Pixels of a tile at zoom 0. */
const tileSize = 256;
/** Largest number of towns that are considered; few of them have room for their name. */
const mostTowns = 40;
/** The picture depends only on its address and on the version of the product. */
const caching = 'public, max-age=86400';
/** Content security policy that prevents a browser from running anything in the picture. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the static map of a service area, drawn from committed outlines: no maps key is needed (WS-147, WS-173). */
@Controller()
export class ServiceAreaPicturesController {
  constructor(@Inject(PLACES) private readonly places: Places) {}

  @Get('/media/service-area/map.svg')
  async picture(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const asked = new URL(request.url, 'http://localhost').searchParams;
    const { latitude, longitude, miles, size, theme } = parseQuery(asked, readServiceAreaPicture);
    const center = { latitude, longitude };
    const zoom = staticMapZoom(miles);
    const { outer, inner } = circleRadii(miles ?? 25);
    const pixels = (metres: number) => metres / metresPerPixel(latitude, zoom, tileSize);
    const map = drawStaticMap({
      ...{ center, zoom, size, theme },
      label: this.places.placeNear(center)?.city ?? '',
      circles: miles === null ? [] : [pixels(outer), pixels(inner)],
      towns: this.places.largestPlacesIn(areaOf({ center, zoom, size }), mostTowns),
    });
    await reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': caching,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      .send(map);
  }
}
