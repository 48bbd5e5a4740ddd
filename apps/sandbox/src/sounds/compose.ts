import type { SeedSound } from '../seed/sounds.ts';
import { LAYERS, noiseOf, type Layer, type LayerName } from './layers.ts';

/** Enough for all layers, whose highest tones are below 5 kHz. */
export const SAMPLES_PER_SECOND = 16_000;
/** Seconds in which one part becomes the next. */
const FADE = 2;
/** Samples of the same loudness: a hundredth of a second. */
const STEP = SAMPLES_PER_SECOND / 100;
/** The loudest sample of a file. */
const PEAK = 0.85;

/** How loud a layer is at a time: the loudness of the part, faded in from that of the part before. */
function loudness(sound: SeedSound, layer: LayerName, seconds: number): number {
  const now = sound.parts.findLastIndex(({ starts }) => starts <= seconds);
  const part = sound.parts[now];
  const share = Math.min(1, (seconds - (part?.starts ?? 0)) / FADE);
  const [before = 0, here = 0] = [sound.parts[now - 1]?.layers[layer], part?.layers[layer]];
  return before + (here - before) * share;
}

/** The samples of a composed sound, which fades out at its end. */
export function compose(sound: SeedSound): Float32Array {
  const names = [...new Set(sound.parts.flatMap(({ layers }) => Object.keys(layers) as LayerName[]))];
  const layers = names.map((name, index): [LayerName, Layer] => [
    name,
    LAYERS[name](noiseOf(index + 1), SAMPLES_PER_SECOND),
  ]);
  const samples = new Float32Array(sound.seconds * SAMPLES_PER_SECOND);
  for (let start = 0; start < samples.length; start += STEP) {
    const second = start / SAMPLES_PER_SECOND;
    const end = Math.min(1, (sound.seconds - second) / FADE);
    for (const [name, layer] of layers) {
      const loud = end * loudness(sound, name, second);
      for (let at = start; loud > 0 && at < start + STEP; at += 1) {
        samples[at] = (samples[at] ?? 0) + loud * layer(at / SAMPLES_PER_SECOND);
      }
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest > 0 ? samples.map((sample) => (sample * PEAK) / loudest) : samples;
}
