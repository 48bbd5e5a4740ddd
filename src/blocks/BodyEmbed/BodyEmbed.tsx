import { Link } from '../../components/Link/Link.tsx';
import { BodyEmbedRoot } from './BodyEmbed.styles.ts';

export interface BodyEmbedProps {
  /** `post` is a social post, framed; `embed` is what another site gave; `document` a PDF. */
  kind: 'post' | 'embed';
  /** Sanitised HTML, scripts stripped; may be empty. */
  html: string;
  /** The original. */
  href?: string | undefined;
  /** Who it comes from, as readers know it: 'Instagram'. */
  source: string;
}

/** What another site gave to show, without its scripts, and where the original is. @see 001 §2, N3 */
export function BodyEmbed({ kind, html, href, source }: BodyEmbedProps) {
  return (
    <BodyEmbedRoot data-kind={kind}>
      {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
      {href && (
        <p className="source">
          <Link href={href} external>
            {`Ver en ${source}`}
          </Link>
        </p>
      )}
    </BodyEmbedRoot>
  );
}
