import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const COLUMNS = 8;

/**
 * Returns an SVG that replaces a photograph. A frame and a chessboard show its crop and scale. The square in the middle
 * and the bar to its upper left show which part is visible and whether it is mirrored. The colour is derived from the
 * photograph's name, so that another photograph looks different.
 *
 * @param name of the photograph, the same for all its sizes
 * @param width of the photograph in pixels, like its height
 */
export function testPicture(name: string, width: number, height: number): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const cell = width / COLUMNS;
  const rect = (x: number, y: number, w: number, h: number, paint: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${paint}/>`;
  const field = `fill="hsl(${hue} 30% 55%)"`;
  const chess =
    `<pattern id="c" width="${2 * cell}" height="${2 * cell}" patternUnits="userSpaceOnUse">` +
    rect(0, 0, cell, cell, `fill="hsl(${hue} 30% 45%)"`) +
    rect(cell, cell, cell, cell, `fill="hsl(${hue} 30% 45%)"`) +
    `</pattern>`;
  const frame = `fill="none" stroke="hsl(${hue} 60% 25%)" stroke-width="${cell / 4}"`;
  const mark = 'fill="#fff"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `${chess}${rect(0, 0, width, height, field)}${rect(0, 0, width, height, 'fill="url(#c)"')}` +
    rect(cell / 8, cell / 8, width - cell / 4, height - cell / 4, frame) +
    rect((width - cell) / 2, (height - cell) / 2, cell, cell, mark) +
    rect(width / 2 - 2 * cell, height / 2 - 1.5 * cell, cell, cell / 4, mark) +
    '</svg>'
  );
}

/**
 * Serves a test picture for every photograph below `/pictures/`, with the photograph's width and height, so that the
 * layout is the same.
 *
 * @param folder the served folder, with the photographs as `pictures/NAME/FILE`
 */
export function testPictures(folder: string): Plugin {
  const sizes = new Map<string, Promise<{ width: number; height: number }>>();
  return {
    name: 'rotativa:test-pictures',
    configurePreviewServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, name, file] = /^\/pictures\/([\w-]+)\/([\w-]+\.\w+)(?:\?|$)/.exec(request.url ?? '') ?? [];
        const path = join(folder, 'pictures', name ?? '', file ?? '');
        if (!name || !file || !existsSync(path)) return next();
        if (!sizes.has(path)) sizes.set(path, sharp(path).metadata());
        const { width, height } = await sizes.get(path)!;
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(testPicture(name, width, height));
      });
    },
  };
}
