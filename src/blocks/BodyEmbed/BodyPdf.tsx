import { Link } from '../../components/Link/Link.tsx';
import { safeSource } from '../../domain/url/safe.ts';
import { BodyEmbedRoot } from './BodyEmbed.styles.ts';

export interface BodyPdfProps {
  src: string;
  title: string;
  /** Pixels. */
  height: number;
}

/** A document in a frame, with a link for those whose browser shows none. @see 001 §2, N3 */
export function BodyPdf({ src, title, height }: BodyPdfProps) {
  const source = safeSource(src);
  if (!source) return null;
  return (
    <BodyEmbedRoot data-kind="document">
      <iframe src={source} title={title} height={height} loading="lazy" />
      <p className="source">
        <Link href={src} external>
          Abrir el documento
        </Link>
      </p>
    </BodyEmbedRoot>
  );
}
