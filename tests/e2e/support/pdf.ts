import { getDocumentProxy } from 'unpdf';

/** A run of printed text. Points, from the lower left corner of the sheet. */
export interface PrintedText {
  text: string;
  /** The page, from 1. */
  page: number;
  left: number;
  right: number;
  bottom: number;
  /** Font size. */
  size: number;
}

export interface PrintedSheet {
  /** Points. */
  width: number;
  pages: number;
  texts: PrintedText[];
}

/** The texts of a PDF file and their positions. */
export async function readPdf(file: Uint8Array): Promise<PrintedSheet> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const texts: PrintedText[] = [];
  let width = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const sheet = await pdf.getPage(page);
    width = sheet.getViewport({ scale: 1 }).width;
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [, , , size, left, bottom] = item.transform as number[];
      if (size === undefined || left === undefined || bottom === undefined) continue;
      texts.push({ text: item.str, page, left, right: left + item.width, bottom, size: Math.abs(size) });
    }
  }
  const pages = pdf.numPages;
  await pdf.cleanup();
  return { width, pages, texts };
}
