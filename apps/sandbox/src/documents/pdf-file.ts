import PDFDocument from 'pdfkit';

export type Sheets = PDFKit.PDFDocument;

/** Points. The letter size, as printers in Colombia have it. */
export const SHEET = { width: 612, height: 792, margin: 54 } as const;

export interface PdfInfo {
  readonly title: string;
  /** Day of the document; without one, a file is the same on every machine and day. */
  readonly day?: Date;
}

/** Sets a PDF in Spanish on letter sheets. Its words can be searched, copied and read aloud. */
export async function pdfFile(
  { title, day = new Date(0) }: PdfInfo,
  set: (sheets: Sheets) => void,
): Promise<Uint8Array> {
  const sheets = new PDFDocument({
    size: 'LETTER',
    margin: SHEET.margin,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'es-CO',
    tagged: true,
    displayTitle: true,
    info: { Title: title, CreationDate: day },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    sheets.on('data', (part: Buffer) => parts.push(part));
    sheets.on('end', resolve);
    sheets.on('error', reject);
  });
  set(sheets);
  sheets.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Letters of the standard typefaces that Latin-1 does not have. */
const BEYOND_LATIN = '–—‘’‚“”„•…€™Œœ';

const hasGlyph = (letter: string): boolean =>
  (letter.charCodeAt(0) <= 0xff && letter.length === 1) || BEYOND_LATIN.includes(letter);

/** A text in letters that the standard typefaces have: other spaces become spaces, accents of other languages go. */
export function printable(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return Array.from(plain, (letter) =>
    hasGlyph(letter) ? letter : Array.from(letter.normalize('NFKD')).filter(hasGlyph).join(''),
  ).join('');
}
