import { useEffect, useRef, useState } from 'react';
import { TREATMENTS } from '../../../apps/sandbox/src/images/treatments/index.ts';
import type { Raster } from '../../../apps/sandbox/src/images/treatments/planes.ts';
import type { PictureId } from '../../../apps/sandbox/src/seed/pictures.ts';
import { BRAND_CONFIGS } from '../../../src/themes/all/index.ts';
import type { BrandConfig } from '../../../src/themes/brand.ts';
import { Stage } from './Stage.tsx';

/** Many colours, a face, the night, fog, and fire: what a treatment may fail at. */
const PICTURES = {
  'mercado-plaza': 'A market: many colours and small shapes',
  laboratorio: 'A laboratory: a face and glass',
  'bogota-noche': 'A city at night: little light',
  'finca-cafetera': 'A coffee farm: fog and soft tones',
  incendio: 'A fire: dark, and one strong colour',
} as const satisfies Partial<Record<PictureId, string>>;

/** Width of the drawn file in pixels. The cards of the fronts show it. */
const WIDTH = 640;

const CHANNELS = 4;

async function rasterOf(id: string): Promise<Raster> {
  const image = new Image();
  image.src = `pictures/${id}/${WIDTH}.avif`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: new Uint8Array(data.filter((_, at) => at % CHANNELS !== CHANNELS - 1)) };
}

/** Bytes of three channels as an opaque image. */
function opaque(pixels: Uint8Array, { width, height }: Raster): ImageData {
  const image = new ImageData(width, height);
  image.data.fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += CHANNELS - 1, to += CHANNELS)
    image.data.set(pixels.subarray(from, from + CHANNELS - 1), to);
  return image;
}

type Brand = Pick<BrandConfig, 'key' | 'name'>;

function Print({ brand: { key, name }, picture }: { brand: Brand; picture: Raster }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current!.getContext('2d')!.putImageData(opaque(TREATMENTS[key](picture), picture), 0, 0);
  }, [key, picture]);
  return (
    <figure>
      <canvas ref={canvas} width={picture.width} height={picture.height} data-print={key} aria-hidden />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function Prints({ id }: { id: string }) {
  const [picture, setPicture] = useState<Raster>();
  useEffect(() => {
    void rasterOf(id).then(setPicture);
  }, [id]);
  return (
    <div className="foundations-prints" data-picture={id}>
      {picture &&
        Object.values(BRAND_CONFIGS).map((brand) => <Print key={brand.key} {...{ brand, picture }} />)}
    </div>
  );
}

/** The same drawings as each brand's site shows them. */
export const PictureTreatments = () => (
  <Stage>
    {Object.entries(PICTURES).map(([id, words]) => (
      <section key={id} className="foundations-brand">
        <h3>{words}</h3>
        <Prints id={id} />
      </section>
    ))}
  </Stage>
);
