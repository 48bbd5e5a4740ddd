import type { FigureProps } from '../../../components/Figure/Figure.tsx';
import { CREDIT_SEPARATOR } from '../../../domain/article/caption.ts';
import type { Caption } from '../../../domain/body/block.ts';
import { CaptionHtml } from './CaptionHtml.tsx';

/**
 * The words under a picture as `Figure` takes them: caption, ' | ' and credit. Empty ones are left out. @see N5
 * @param subtitle of a gallery's picture: the words before its caption, as a day or a place
 */
export const captionProps = (
  { caption, credit }: Caption,
  subtitle = '',
): Pick<FigureProps, 'caption' | 'credit'> => ({
  caption:
    caption && subtitle ? (
      <>
        <strong>{subtitle}.</strong> <CaptionHtml html={caption} />
      </>
    ) : (
      caption && <CaptionHtml html={caption} />
    ),
  credit: credit && `${caption ? CREDIT_SEPARATOR : ''}${credit}`,
});
