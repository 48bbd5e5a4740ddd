import { pdfFile, printable } from './pdf-file.ts';

/** A document of plain text. */
export interface TextDocument {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Sets a document of plain text: its title, then its paragraphs. */
export const textDocument = ({ title, paragraphs }: TextDocument): Promise<Uint8Array> =>
  pdfFile({ title }, (sheets) => {
    sheets.addPage();
    const document = sheets.struct('Document');
    sheets.addStructure(document);
    document.add(
      sheets.struct('H1', {}, () => {
        sheets.font('Times-Bold').fontSize(20).text(printable(title), { lineGap: 2 });
      }),
    );
    sheets.moveDown(0.5);
    for (const paragraph of paragraphs)
      document.add(
        sheets.struct('P', {}, () => {
          sheets.font('Times-Roman').fontSize(11).text(printable(paragraph), { lineGap: 3, paragraphGap: 8 });
        }),
      );
    document.end();
  });
