import { Icon } from '../../../components/Icon/Icon.tsx';
import { plusIcon } from '../../../components/Icon/icons/interface.ts';
import { volumeIcon } from '../../../components/Icon/icons/media.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { listening } from '../../../messages/listening.ts';
import type { ListenData } from './listen-data.ts';

/** The buttons. A script answers them. */
export default function ListenChoice({ recording }: Pick<ListenData, 'recording'>) {
  return (
    <>
      <button type="button" data-listen="now">
        <Icon icon={volumeIcon} />
        {recording ? listening.nowEpisode : listening.now}
      </button>
      <button type="button" data-listen="later">
        <Icon icon={plusIcon} />
        {listening.later}
      </button>
      <VisuallyHidden role="status" />
    </>
  );
}
