import type { BrandConfig } from 'rotativa/themes';
import { pdfFile, printable, SHEET, type Sheets } from './pdf-file.ts';

export interface PrintedStory {
  readonly kicker: string;
  readonly headline: string;
  readonly standfirst: string;
  readonly byline: string;
  readonly paragraphs: readonly string[];
  /** The rest is for subscribers, on the site. */
  readonly continues: boolean;
  /** A JPEG, three wide by two high. */
  readonly picture?: Buffer;
}

export interface PrintedEdition {
  readonly brand: BrandConfig;
  /** As 'Edición 2286'. */
  readonly name: string;
  readonly headline: string;
  readonly day: Date;
  /** The other stories on the cover. */
  readonly lines: readonly string[];
  /** A JPEG of the whole cover; without one, the cover is set in type. */
  readonly cover?: Buffer;
  readonly stories: readonly PrintedStory[];
}

interface Faces {
  readonly text: string;
  readonly strong: string;
  readonly quiet: string;
}

const SERIF: Faces = { text: 'Times-Roman', strong: 'Times-Bold', quiet: 'Times-Italic' };
const SANS: Faces = { text: 'Helvetica', strong: 'Helvetica-Bold', quiet: 'Helvetica-Oblique' };
/** Magazines are set in a serif, the brands of news and events in a sans serif. */
const FACES: Readonly<Record<BrandConfig['family'], Faces>> = {
  weekly: SERIF,
  women: SERIF,
  rural: SERIF,
  daily: SANS,
  men: SANS,
  forums: SANS,
};

const { width, height, margin } = SHEET;
const MEASURE = width - 2 * margin;
const COLUMNS = { columns: 2, columnGap: 20 } as const;
const PICTURE_HEIGHT = 236;
/** A story begins in the rest of a sheet if it is at least this high. */
const ROOM = 260;
/** The height of a line of the stories, with its leading. */
const LINE = 16;

const dayOf = (day: Date): string =>
  day.toLocaleDateString('es-CO', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Bogota',
  });

/** Draws the wordmark. @returns its width in points */
function wordmark(
  sheets: Sheets,
  { wordmark: { viewBox, fillRule, paths } }: BrandConfig,
  at: { x: number; y: number; height: number; fill: string },
): number {
  const [, , wide = 1, high = 1] = viewBox.split(' ').map(Number);
  const scale = at.height / high;
  sheets.save().translate(at.x, at.y).scale(scale);
  for (const path of paths) sheets.path(path).fill(at.fill, fillRule === 'evenodd' ? 'even-odd' : 'non-zero');
  sheets.restore();
  return wide * scale;
}

/** The type settings of each part of an edition. */
interface Press {
  readonly sheets: Sheets;
  readonly faces: Faces;
  /** The colour of the brand, and of letters on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** Adds a part of the document's structure, which screen readers follow. */
  add(tag: 'H1' | 'H2' | 'P' | 'Figure', set: () => void, options?: { alt: string }): void;
  /** Draws what has no meaning. */
  ornament(draw: () => void): void;
}

const INK = '#000';
const QUIET = '#444';

function setCover({ sheets, faces, accent, onAccent, add, ornament }: Press, edition: PrintedEdition): void {
  const { brand, name, headline, day, lines, cover } = edition;
  const whole = { cover: [width, height] as [number, number], align: 'center', valign: 'center' } as const;
  sheets.addPage();
  if (cover) {
    add('Figure', () => sheets.image(cover, 0, 0, whole), { alt: printable(`Portada: ${headline}`) });
    return;
  }
  ornament(() => {
    sheets.rect(0, 0, width, height).fill(accent);
    wordmark(sheets, brand, { x: margin, y: margin, height: 44, fill: onAccent });
  });
  add('H1', () => {
    sheets
      .fillColor(onAccent)
      .font(faces.strong)
      .fontSize(52)
      .text(printable(headline), margin, 300, { width: MEASURE });
  });
  add('P', () => {
    sheets
      .font(faces.text)
      .fontSize(15)
      .text(printable(lines.join(' · ')), margin, sheets.y + 16, { width: MEASURE });
    sheets.fontSize(12).text(`${name}, ${dayOf(day)}`, margin, height - margin - 16, { lineBreak: false });
  });
}

function setContents({ sheets, faces, accent, add, ornament }: Press, edition: PrintedEdition): void {
  const { brand, name, day, lines, stories } = edition;
  sheets.addPage();
  ornament(() => {
    wordmark(sheets, brand, { x: margin, y: margin, height: 26, fill: accent });
    sheets.rect(margin, margin + 40, MEASURE, 2).fill(accent);
  });
  add('P', () => {
    sheets
      .fillColor(QUIET)
      .font(faces.text)
      .fontSize(10)
      .text(`${name}, ${dayOf(day)}`, margin, margin + 50, { width: MEASURE });
  });
  add('H2', () => {
    sheets
      .fillColor(INK)
      .font(faces.strong)
      .fontSize(26)
      .text('En esta edición', margin, margin + 86, { width: MEASURE });
  });
  sheets.moveDown(0.6);
  for (const line of lines)
    add('P', () => {
      sheets
        .font(faces.text)
        .fontSize(15)
        .text(printable(line), { width: MEASURE, lineGap: 3, paragraphGap: 12 });
    });
  sheets.moveDown(0.5);
  for (const { kicker, headline } of stories)
    add('P', () => {
      setKicker(sheets, faces, accent, kicker);
      sheets
        .fillColor(INK)
        .font(faces.text)
        .fontSize(13)
        .text(printable(headline), { width: MEASURE, paragraphGap: 10 });
    });
}

const setKicker = (sheets: Sheets, faces: Faces, accent: string, kicker: string): void => {
  sheets
    .fillColor(accent)
    .font(faces.strong)
    .fontSize(9)
    .text(printable(kicker).toLocaleUpperCase('es-CO'), { width: MEASURE });
};

/**
 * Sets a story on a new sheet, or below the last one.
 *
 * @param room the points that are left on the sheet
 * @returns the points that are left afterwards
 */
function setStory({ sheets, faces, accent, add }: Press, story: PrintedStory, room: number): number {
  const { kicker, headline, standfirst, byline, paragraphs, picture, continues } = story;
  const isNew = room < ROOM;
  if (isNew) sheets.addPage();
  else sheets.moveDown(2);
  if (picture && isNew) {
    const crop = {
      cover: [MEASURE, PICTURE_HEIGHT] as [number, number],
      align: 'center',
      valign: 'center',
    } as const;
    add('Figure', () => sheets.image(picture, margin, margin, crop), { alt: printable(headline) });
    sheets.x = margin;
    sheets.y = margin + PICTURE_HEIGHT + 14;
  }
  add('P', () => setKicker(sheets, faces, accent, kicker));
  add('H2', () => {
    sheets
      .fillColor(INK)
      .font(faces.strong)
      .fontSize(isNew ? 28 : 20)
      .text(printable(headline), { width: MEASURE, paragraphGap: 6 });
  });
  if (standfirst)
    add('P', () => {
      sheets
        .fillColor(QUIET)
        .font(faces.quiet)
        .fontSize(13)
        .text(printable(standfirst), { width: MEASURE, lineGap: 2, paragraphGap: 6 });
    });
  if (byline)
    add('P', () => {
      sheets
        .fillColor(QUIET)
        .font(faces.strong)
        .fontSize(9)
        .text(printable(byline), { width: MEASURE, paragraphGap: 8 });
    });
  const more = continues ? ['Este texto continúa, para suscriptores, en el sitio.'] : [];
  const text = [...paragraphs, ...more].map(printable).filter(Boolean).join('\n');
  let left = 0;
  add('P', () => {
    left = setColumns(sheets.fillColor(INK).font(faces.text).fontSize(11), text);
  });
  return left;
}

/** Sets a text in two columns. Both end at the same line if the sheet has room. @returns the points that are left */
function setColumns(sheets: Sheets, text: string): number {
  const set = { lineGap: 2, paragraphGap: 6, align: 'justify' } as const;
  const column = (MEASURE - COLUMNS.columnGap) / 2;
  const balanced = sheets.heightOfString(text, { ...set, width: column }) / 2 + LINE;
  const top = sheets.y;
  const fits = balanced < height - margin - top;
  sheets.text(text, margin, top, { ...set, ...COLUMNS, width: MEASURE, ...(fits && { height: balanced }) });
  sheets.x = margin;
  if (!fits) return 0;
  sheets.y = top + balanced;
  return height - margin - sheets.y;
}

/** The foot of every sheet but the cover. */
function setFeet({ sheets, faces, ornament }: Press, { brand, name }: PrintedEdition): void {
  const { start, count } = sheets.bufferedPageRange();
  const at = height - 36;
  for (let page = start + 1; page < start + count; page += 1) {
    sheets.switchToPage(page);
    // The foot lies in the margin, where text would begin another sheet.
    sheets.page.margins.bottom = 0;
    ornament(() => {
      sheets.fillColor(QUIET).font(faces.text).fontSize(9);
      sheets.text(printable(`${brand.name} · ${name}`), margin, at, { width: MEASURE, lineBreak: false });
      sheets.text(String(page + 1), margin, at, { width: MEASURE, align: 'right', lineBreak: false });
    });
  }
}

/** Sets a printed edition: the cover, what is in it, and its stories in two columns. */
export const printedEdition = (edition: PrintedEdition): Promise<Uint8Array> => {
  const { brand, name, headline, day, stories } = edition;
  return pdfFile({ title: `${brand.name}. ${name}: ${headline}`, day }, (sheets) => {
    const document = sheets.struct('Document');
    sheets.addStructure(document);
    const press: Press = {
      sheets,
      faces: FACES[brand.family],
      accent: brand.values.light['color-action-default'],
      onAccent: brand.values.light['color-action-text'],
      add: (tag, set, options = { alt: '' }) => {
        document.add(sheets.struct(tag, options.alt ? options : {}, set));
      },
      ornament: (draw) => {
        sheets.markContent('Artifact', { type: 'Layout' });
        draw();
        sheets.endMarkedContent();
      },
    };
    setCover(press, edition);
    setContents(press, edition);
    stories.reduce((room, story) => setStory(press, story, room), 0);
    document.end();
    setFeet(press, edition);
  });
};
