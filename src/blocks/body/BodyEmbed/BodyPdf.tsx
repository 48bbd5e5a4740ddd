import { Link } from '../../../components/Link/Link.tsx';
import { safeSource } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { HeldFrame } from '../held-frame/HeldFrame.tsx';
import { BodyEmbedRoot } from './BodyEmbed.styles.ts';
import { embed } from '../../../messages/blocks.ts';

export interface BodyPdfProps extends RootProps<'div'> {
  src: string;
  title: string;
  /** Pixels. */
  height: number;
}

/** A document in a frame, which the reader loads if it is on another site, with a link for browsers that cannot show it. @see N3 */
export const BodyPdf = styleable<BodyPdfProps>(
  BodyEmbedRoot,
  function BodyPdf({ src, title, height, ...rest }) {
    const source = safeSource(src);
    if (!source) return null;
    return (
      <BodyEmbedRoot data-kind="document" {...rest}>
        <p className="title">{title}</p>
        <HeldFrame src={source} title={title} height={height} />
        <p className="source">
          <Link href={src} external>
            {embed.document}
          </Link>
        </p>
      </BodyEmbedRoot>
    );
  },
);
