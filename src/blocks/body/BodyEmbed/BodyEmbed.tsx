import { Link } from '../../../components/Link/Link.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { holdFrames } from '../held-frame/hold-frames.tsx';
import { BodyEmbedRoot } from './BodyEmbed.styles.ts';
import { embed } from '../../../messages/blocks.ts';

export interface BodyEmbedProps extends RootProps<'div'> {
  /** `post` is a social post with a frame, `embed` is the embed of another site. */
  kind: 'post' | 'embed';
  /** Sanitised HTML without scripts; may be empty. */
  html: string;
  /** Address of the original. */
  href?: string | undefined;
  /** The source's name for readers: 'Instagram'. */
  source: string;
}

/** An embed of another site without its scripts, whose frames the reader loads, with a link to the original. @see N3 */
export const BodyEmbed = styleable<BodyEmbedProps>(
  BodyEmbedRoot,
  function BodyEmbed({ kind, html, href, source, ...rest }) {
    return (
      <BodyEmbedRoot data-kind={kind} {...rest}>
        {html && <div dangerouslySetInnerHTML={{ __html: holdFrames(html) }} />}
        {href && (
          <p className="source">
            <Link href={href} external>
              {embed.original(source)}
            </Link>
          </p>
        )}
      </BodyEmbedRoot>
    );
  },
);
