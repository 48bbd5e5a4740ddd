import type { FigureProps } from '../../../components/Figure/Figure.tsx';
import { CREDIT_SEPARATOR } from '../../../domain/article/caption.ts';
import type { Caption } from '../../../domain/body/block.ts';
import { CaptionHtml } from './CaptionHtml.tsx';

/** The words under a picture as `Figure` takes them: caption, ' | ' and credit. Empty ones are left out. @see N5 */
export const captionProps = ({ caption, credit }: Caption): Pick<FigureProps, 'caption' | 'credit'> => ({
  caption: caption && <CaptionHtml html={caption} />,
  credit: credit && `${caption ? CREDIT_SEPARATOR : ''}${credit}`,
});
