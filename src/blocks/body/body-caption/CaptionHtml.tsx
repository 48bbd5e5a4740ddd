import { CaptionHtmlRoot } from './CaptionHtml.styles.ts';

/** A caption as its author wrote it: sanitised HTML, which may have links. */
export const CaptionHtml = ({ html }: { html: string }) => (
  <CaptionHtmlRoot dangerouslySetInnerHTML={{ __html: html }} />
);
