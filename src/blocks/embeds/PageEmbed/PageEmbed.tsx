import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { holdFrames } from '../../body/held-frame/hold-frames.tsx';
import { PageEmbedRoot } from './PageEmbed.styles.ts';

/** Heights of a frame in CSS pixels: from a window of 640 px on, and below. */
export interface FrameHeights {
  wide: number;
  phone: number;
}

export interface PageEmbedProps extends RootProps<'section'> {
  /** Sanitised HTML without scripts: `sanitizeRich`. */
  html: string;
  /** Heading above it. @defaultValue none */
  title?: string | undefined;
  /** Heights of its frame. @defaultValue those in the HTML, or the shape of its kind */
  heights?: FrameHeights | undefined;
}

/** HTML of an editor in a page. Readers load the frames of other sites themselves. @see B11 */
export const PageEmbed = styleable<PageEmbedProps>(
  PageEmbedRoot,
  function PageEmbed({ html, title, heights, ...rest }) {
    return (
      <PageEmbedRoot {...rest}>
        {title && <SectionHeader title={title} />}
        <div className="content" data-sized={heights !== undefined}>
          {/* Empty drawings hold the height open: a page's policy refuses styles in attributes. */}
          {heights &&
            (['wide', 'phone'] as const).map((window) => (
              <svg key={window} data-window={window} width={1} height={heights[window]} aria-hidden="true" />
            ))}
          <div className="html" dangerouslySetInnerHTML={{ __html: holdFrames(html) }} />
        </div>
      </PageEmbedRoot>
    );
  },
);
