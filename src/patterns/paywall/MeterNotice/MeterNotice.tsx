import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../components/Icon/icons/interface.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { readerMessages, type Voice } from '../../../themes/voice.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { meter as messages } from '../../../messages/patterns.ts';
import { MeterNoticeRoot } from './MeterNotice.styles.ts';

export interface MeterNoticeProps extends RootProps<'aside'> {
  /** The page that sells the subscription, and its button: 'Suscríbase ahora'. */
  href: string;
  button: string;
  /** The page to sign in, which leads back. */
  signIn: string;
  /** The form in which the brand addresses readers. Default: usted. */
  voice?: Voice | undefined;
}

/**
 * Says how many stories a reader has left, over the lower edge of the window. The server renders it empty and hidden;
 * `showMeter` writes the number, without React. Nothing on the page moves.
 * @see P4
 */
export const MeterNotice = styleable<MeterNoticeProps>(
  MeterNoticeRoot,
  function MeterNotice({ href, button, signIn, voice = 'usted', ...rest }) {
    const { storiesLeft, signInShort } = readerMessages(voice);
    return (
      <MeterNoticeRoot
        data-label={messages.label}
        data-many={storiesLeft.many}
        data-one={storiesLeft.one}
        data-none={storiesLeft.none}
        {...rest}
      >
        {/* Readers' software knows the region before it has words, so that they are read out. */}
        <p className="left" role="status" />
        <div className="ways" hidden>
          <Link href={href}>{button}</Link>
          <Link className="sign-in" href={signIn}>
            {signInShort}
          </Link>
          <IconButton className="close" size="small" label={messages.close} icon={closeIcon} />
        </div>
      </MeterNoticeRoot>
    );
  },
);
