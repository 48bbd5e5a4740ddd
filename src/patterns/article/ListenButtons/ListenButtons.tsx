import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { listening } from '../../../messages/listening.ts';
import { listenIsland } from './island.ts';
import type { ListenData } from './listen-data.ts';
import { ListenButtonsRoot } from './ListenButtons.styles.ts';

export type ListenButtonsProps = ListenData & RootProps<'div', ListenData>;

/**
 * 'Escuchar este artículo' and 'Escuchar después'. Nothing is loaded before a reader is about to use them; then their
 * island opens `ListeningBar`. Without a script they are not shown.
 * @see N20
 */
export const ListenButtons = styleable<ListenButtonsProps>(
  ListenButtonsRoot,
  function ListenButtons({ path, title, brand, picture, recording, ...rest }) {
    const data = { path, title, brand, ...(picture && { picture }), ...(recording && { recording }) };
    return (
      <ListenButtonsRoot role="group" aria-label={listening.label} {...rest}>
        <Island definition={listenIsland} props={data} />
      </ListenButtonsRoot>
    );
  },
);
