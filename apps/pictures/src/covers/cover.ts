import { EDITIONS } from '@rotativa/sandbox/seed/editions';
import type { CoverId } from '@rotativa/sandbox/seed/pictures';
import type { SeedEdition } from '@rotativa/sandbox/seed/types';
import { blend, clip, linear, path, stroke, type Art } from '../kit/art.ts';
import { line, paragraph, type Lettering } from '../kit/lettering.ts';
import { box } from '../kit/shape.ts';
import { portrait } from '../people/portrait.ts';
import type { Scene } from '../scene.ts';
import { SCENE_DRAWINGS } from '../scenes/index.ts';
import { COVER_LOOKS, type CoverBrand, type CoverLook, type Subject } from './spec.ts';

/** A drawn cover: its style and the words of its edition. `issue` is the printed number. */
interface Cover extends CoverLook, Pick<SeedEdition, 'title' | 'deck' | 'lines'> {
  issue: string;
}

const W = 1200;
const H = 1600;

/** Paints the subject into a frame of the page, cropped around its focal point or `focus`, a share of its width. */
function fill(a: Art, subject: Subject, x: number, y: number, w: number, h: number, focus?: number): string {
  if (typeof subject !== 'string') {
    const k = Math.max(w / 1200, h / 1600);
    const child: Art = { ...a, w: 1200, h: 1600 };
    return clip(
      a,
      box(x, y, w, h),
      `<g transform="translate(${String(x + (w - 1200 * k) / 2)} ${String(y)}) scale(${String(k)})">${portrait(child, subject, true, 190)}</g>`,
    );
  }
  const scene: Scene = SCENE_DRAWINGS[subject];
  const k = Math.max(w / 1600, h / 900);
  const dx = Math.min(0, Math.max(w - 1600 * k, w / 2 - (focus ?? scene.focal[0]) * 1600 * k));
  const dy = Math.min(0, Math.max(h - 900 * k, h / 2 - scene.focal[1] * 900 * k));
  return clip(
    a,
    box(x, y, w, h),
    `<g transform="translate(${String(x + dx)} ${String(y + dy)}) scale(${String(k)})">${scene.draw({ ...a, w: 1600, h: 900 })}</g>`,
  );
}

const veil = (a: Art, y0: number, y1: number, colour: string, k: number, up = false): string =>
  blend(
    'multiply',
    path(
      box(0, y0, W, y1 - y0),
      linear(
        a,
        up
          ? [
              [0, colour, k],
              [1, colour, 0],
            ]
          : [
              [0, colour, 0],
              [1, colour, k],
            ],
      ),
    ),
  );

function weekly(a: Art, c: Cover): string {
  const head: Lettering = {
    face: 'sourceSerif',
    size: 224,
    fill: '#ffffff',
    bold: 0.012,
    tracking: -0.012,
    anchor: 'middle',
  };
  const title: Lettering = { face: 'sourceSerif', size: 138, fill: '#ffffff', bold: 0.01, tracking: -0.014 };
  const small: Lettering = { face: 'libreFranklin', size: 34, fill: '#ffffff', bold: 0.016 };
  const top = paragraph(c.title, 90, 1226, 1000, title, 1.0);
  return (
    fill(a, c.subject, 0, 0, W, H) +
    veil(a, 820, H, '#120a14', 0.95) +
    path(box(0, 0, W, 316), '#c4161c') +
    line('Semanario', 600, 236, head) +
    line(c.issue.toUpperCase(), 60, 292, { ...small, size: 25, tracking: 0.12 }) +
    line('POLÍTICA · ECONOMÍA · CRÓNICA', 1140, 292, { ...small, size: 25, tracking: 0.12, anchor: 'end' }) +
    path(box(90, 1070, 110, 12), '#c4161c') +
    top.svg +
    paragraph(c.deck, 92, top.y + 84, 960, { ...small, size: 42, bold: 0.014 }, 1.2).svg +
    path(box(90, 1506, 1020, 2), '#ffffff', 'opacity="0.6"') +
    line(c.lines[0], 90, 1556, { ...small, size: 30 }) +
    line(c.lines[1], 1110, 1556, { ...small, size: 30, anchor: 'end' }) +
    `<rect x="16" y="16" width="${String(W - 32)}" height="${String(H - 32)}" fill="none" stroke="#c4161c" stroke-width="32"/>`
  );
}

/** Grey lines of text, as a newspaper page looks from a distance. */
const columns = (a: Art, x: number, y: number, w: number, rowsCount: number): string =>
  Array.from({ length: rowsCount }, (_, i) =>
    path(
      box(x, y + i * 19, w * (i % 7 === 6 ? a.random.range(0.4, 0.8) : 1), 6),
      '#6f7783',
      'opacity="0.62"',
    ),
  ).join('');

function daily(a: Art, c: Cover): string {
  const ink = '#16202e';
  const slab: Lettering = { face: 'robotoSlab', size: 96, fill: ink, bold: 0.018, tracking: -0.02 };
  const sans: Lettering = { face: 'sourceSans', size: 30, fill: ink, bold: 0.012 };
  const top = paragraph(c.title, 56, 438, 1088, slab, 1.04);
  const deck = paragraph(c.deck, 56, top.y + 56, 1088, { ...sans, size: 38, fill: '#43506a' }, 1.2);
  const py = deck.y + 34;
  const ph = 1160 - py;
  return (
    path(box(0, 0, W, H), '#f6f3ea') +
    path(box(0, 0, W, 22), '#0f4c92') +
    line('El Diario', 600, 226, {
      face: 'robotoSlab',
      size: 206,
      fill: '#0f4c92',
      bold: 0.022,
      tracking: -0.03,
      anchor: 'middle',
    }) +
    path(box(56, 266, 1088, 4), ink) +
    path(box(56, 320, 1088, 2), ink) +
    line(c.issue, 56, 304, sans) +
    line('Cali · Valle del Cauca', 600, 304, { ...sans, anchor: 'middle' }) +
    line('$ 2.500', 1144, 304, { ...sans, anchor: 'end' }) +
    top.svg +
    deck.svg +
    fill(a, c.subject, 56, py, 1088, ph) +
    [0, 1, 2]
      .map((i) => {
        const x = 56 + i * 372;
        const text = i < 2 ? (c.lines[i] ?? '') : 'Lo más leído';
        const t = paragraph(
          text,
          x,
          1236,
          330,
          { face: 'robotoSlab', size: 38, fill: i === 2 ? '#0f4c92' : ink, bold: 0.014 },
          1.1,
        );
        return (
          path(box(x, 1186, 344, 6), '#0f4c92') +
          t.svg +
          columns(a, x, t.y + 30, 344, Math.floor((H - 50 - t.y - 30) / 19))
        );
      })
      .join('') +
    stroke('M414 1190V1550M786 1190V1550', '#9aa3ae', 2)
  );
}

function rural(a: Art, c: Cover): string {
  const cream = '#fbf3df';
  const title: Lettering = { face: 'bitter', size: 108, fill: cream, bold: 0.034, tracking: -0.015 };
  const sans: Lettering = { face: 'nunito', size: 38, fill: cream, bold: 0.014 };
  const panel = paragraph(c.title, 120, 1250, 900, title, 1.02);
  return (
    path(box(0, 0, W, H), '#23502a') +
    fill(a, c.subject, 0, 0, W, 1310, c.focus) +
    veil(a, 0, 480, '#1f3a24', 0.8, true) +
    line('Semanario', 70, 142, { face: 'bitter', size: 78, fill: cream, bold: 0.02 }) +
    line('Rural', 58, 372, { face: 'bitter', size: 268, fill: cream, bold: 0.036, tracking: -0.03 }) +
    line(c.issue, 1130, 142, { ...sans, anchor: 'end' }) +
    stroke('M70 410q60 -16 120 0t120 0t120 0t120 0t120 0', '#f0c45a', 8) +
    path(box(60, 1110, 1080, 430, 44), '#2f6b2f') +
    path(box(60, 1110, 1080, 430, 44), 'none', 'stroke="#fbf3df" stroke-width="4" opacity="0.5"') +
    panel.svg +
    paragraph(c.deck, 122, panel.y + 76, 940, { ...sans, size: 42 }, 1.18).svg +
    line(c.lines[0], 122, 1496, { ...sans, size: 34, fill: '#f3d98a' }) +
    line(c.lines[1], 620, 1496, { ...sans, size: 34, fill: '#f3d98a' })
  );
}

function men(a: Art, c: Cover): string {
  const gold = '#d4a24c';
  const title: Lettering = { face: 'anton', size: 150, fill: '#ffffff', tracking: 0.002 };
  const sans: Lettering = { face: 'inter', size: 34, fill: '#f3ead8', bold: 0.004 };
  const top = paragraph(c.title.toUpperCase(), 70, 1216, 1060, title, 1.1);
  return (
    fill(a, c.subject, 0, 0, W, H) +
    veil(a, 0, 620, '#08070b', 0.75, true) +
    veil(a, 780, H, '#08070b', 1) +
    line('SOHO', 600, 446, { face: 'anton', size: 420, fill: gold, tracking: 0.05, anchor: 'middle' }) +
    line(c.issue.toUpperCase(), 1130, 62, { ...sans, size: 26, tracking: 0.12, anchor: 'end' }) +
    line('COLOMBIA', 70, 62, { ...sans, size: 26, tracking: 0.12 }) +
    path(box(70, 1046, 130, 10), gold) +
    top.svg +
    paragraph(c.deck, 72, top.y + 64, 940, { ...sans, size: 42 }, 1.2).svg +
    line(c.lines[0].toUpperCase(), 72, 1540, { face: 'anton', size: 36, fill: gold, tracking: 0.03 }) +
    line(c.lines[1].toUpperCase(), 1128, 1540, {
      face: 'anton',
      size: 36,
      fill: gold,
      tracking: 0.03,
      anchor: 'end',
    })
  );
}

function women(a: Art, c: Cover): string {
  const accent = c.accent ?? '#ffffff';
  const title: Lettering = { face: 'playfairItalic', size: 156, fill: '#ffffff' };
  const sans: Lettering = { face: 'jost', size: 36, fill: '#ffffff', bold: 0.004, tracking: 0.03 };
  const top = paragraph(c.title, 80, 1290, 1040, title, 1.0);
  return (
    fill(a, c.subject, 0, 0, W, H) +
    veil(a, 0, 460, '#5a1438', 0.42, true) +
    veil(a, 860, H, '#3a0a28', 0.92) +
    line('Fucsia', 600, 306, {
      face: 'playfair',
      size: 366,
      fill: accent === '#ffffff' ? '#d0106a' : accent,
      tracking: -0.02,
      anchor: 'middle',
      bold: 0.002,
    }) +
    line(c.issue.toUpperCase(), 1110, 372, {
      ...sans,
      size: 28,
      tracking: 0.3,
      anchor: 'end',
      fill: '#ffffff',
    }) +
    top.svg +
    paragraph(c.deck, 84, top.y + 70, 900, { ...sans, size: 42 }, 1.2).svg +
    path(box(84, 1466, 1032, 1.5), '#ffffff', 'opacity="0.7"') +
    line(c.lines[0], 84, 1530, { face: 'playfairItalic', size: 40, fill: '#ffd9e6' }) +
    line(c.lines[1], 1116, 1530, { face: 'playfairItalic', size: 40, fill: '#ffd9e6', anchor: 'end' })
  );
}

const LAYOUTS: Record<CoverBrand, (a: Art, c: Cover) => string> = { weekly, daily, rural, men, women };
const NAMES: Record<CoverBrand, string> = {
  weekly: 'Semanario',
  daily: 'El Diario',
  rural: 'Semanario Rural',
  men: 'SoHo',
  women: 'Fucsia',
};

/** Groups digits from five digits on, as Spanish does: '27.412'. */
const GROUPED = new Intl.NumberFormat('es-CO', { useGrouping: 'min2' });
const numbered = (number: number): string => `N.º ${GROUPED.format(number)}`;
const ISSUES: Record<CoverBrand, (number: number) => string> = {
  weekly: (number) => `Edición ${GROUPED.format(number)}`,
  daily: numbered,
  rural: numbered,
  men: numbered,
  women: numbered,
};
const isPrinted = (brand: string): brand is CoverBrand => Object.hasOwn(LAYOUTS, brand);

/** The front page of the print edition with this cover. @throws if no edition has it */
export function coverOf(id: CoverId): Scene {
  const edition = EDITIONS.find(({ cover }) => cover === id);
  const look = COVER_LOOKS[id];
  if (!edition || !look || !isPrinted(edition.brand))
    throw new Error(`No printed edition has the cover ${id}`);
  const { brand, number, title, deck, lines } = edition;
  const issue = ISSUES[brand](number);
  const cover = { ...look, title, deck, lines, issue };
  return {
    focal: [0.5, 0.4],
    alt: `Portada de ${NAMES[brand]}, ${issue}: ${title}`,
    draw: (a) => LAYOUTS[brand](a, cover),
  };
}
