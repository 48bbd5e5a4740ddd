import { escapeHtml } from '../../../domain/html/escape.ts';
import { holdFrames } from './hold-frames.tsx';

export interface HeldFrameProps {
  src: string;
  title: string;
  height?: number | undefined;
  allow?: string | undefined;
}

/** A frame that waits for the reader; one of the site itself does not. @see X8 */
export function HeldFrame(frame: HeldFrameProps) {
  const attributes = Object.entries({ ...frame, loading: 'lazy' })
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
  return (
    <div
      className="frame"
      dangerouslySetInnerHTML={{ __html: holdFrames(`<iframe${attributes}></iframe>`) }}
    />
  );
}
