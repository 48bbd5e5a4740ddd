import { to } from '../addresses.ts';
import type { Shown } from '../page.ts';

export const exampleAddress = (id: string): string => to(`examples/${id}/`);

interface FrameProps {
  shown: Shown;
  title: string;
  /**
   * The page has it at once. Of others a script takes the frame out of its `noscript` when it is near: a frame costs time
   * even before it is loaded, and a page may have two hundred.
   */
  isEager?: boolean;
}

/** The document of an example in a page. */
export function Frame({ shown: { id, globals, height }, title, isEager = false }: FrameProps) {
  const frame = (
    <iframe
      title={title}
      src={exampleAddress(id)}
      height={height}
      loading="lazy"
      data-fixed={Object.keys(globals).join(' ') || undefined}
    />
  );
  return isEager ? frame : <noscript>{frame}</noscript>;
}
