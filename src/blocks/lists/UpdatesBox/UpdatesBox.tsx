import type { UpdateEntry } from '../../../domain/article/updates.ts';
import { SideBox } from '../LatestBox/SideBox.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { updates as messages } from '../../../messages/blocks.ts';

export interface UpdatesBoxProps extends RootProps<'section'> {
  title?: string | undefined;
  /** In the order of the text. */
  updates: readonly UpdateEntry[];
  /**
   * `text` is shown only in windows without a column beside the text, and `side` only in the others: a reader of a phone
   * needs the links before the text that they jump into. Default: in every window.
   */
  place?: 'text' | 'side' | undefined;
}

/** 'Actualizaciones': the times of a live story, each a link to the update in the text. Starts closed on small screens. @see N6 */
export const UpdatesBox = styleable<UpdatesBoxProps>(
  SideBox,
  function UpdatesBox({ title = messages.title, updates, place, ...rest }) {
    if (updates.length === 0) return null;
    return (
      <SideBox
        title={title}
        data-place={place}
        startsOpen={false}
        items={updates.map(({ id, time, dateTime, text }) => ({
          key: id,
          href: `#${id}`,
          text,
          time: { text: time, dateTime },
        }))}
        {...rest}
      />
    );
  },
);
