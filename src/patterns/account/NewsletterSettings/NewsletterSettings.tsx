'use client';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { Newsletter } from '../../../themes/newsletters.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { newsletterSettings as messages } from '../../../messages/account-settings.ts';
import { Loaded } from '../settings-parts/Loaded.tsx';
import { Outcome } from '../settings-parts/Outcome.tsx';
import { useAction } from '../settings-parts/use-action.ts';
import type { AsyncData } from '../settings-parts/use-async-data.ts';
import { NewsletterSettingsRoot } from './NewsletterSettings.styles.ts';

export interface ReaderNewsletter extends Newsletter {
  /** Whether the reader gets it. */
  on: boolean;
}

export interface NewsletterSettingsProps extends RootProps<'div'> {
  newsletters: AsyncData<readonly ReaderNewsletter[]>;
  /** The address that they go to. */
  email: string;
  /** Subscribes or unsubscribes the reader. A rejection is shown, and the switch keeps its state. */
  onSwitch: (newsletter: ReaderNewsletter, on: boolean) => Promise<void>;
}

function Row({ of, onSwitch }: { of: ReaderNewsletter; onSwitch: NewsletterSettingsProps['onSwitch'] }) {
  const [action, run] = useAction();
  return (
    <li>
      <Switch
        side="end"
        label={of.name}
        hint={of.text}
        checked={of.on}
        aria-busy={action.state === 'busy' || undefined}
        onChange={({ currentTarget }) => {
          const on = currentTarget.checked;
          run(() => onSwitch(of, on));
        }}
      />
      <Outcome of={action} done={of.on ? messages.on(of.name) : messages.off(of.name)} />
    </li>
  );
}

/** The newsletters of all brands, each with a switch. @see B13 */
export const NewsletterSettings = styleable<NewsletterSettingsProps>(
  NewsletterSettingsRoot,
  function NewsletterSettings({ newsletters, email, onSwitch, ...rest }) {
    return (
      <NewsletterSettingsRoot {...rest}>
        <p className="muted">{messages.intro(email)}</p>
        <Loaded of={newsletters}>
          {(list) =>
            [...new Map(list.map(({ brand, brandName }) => [brand, brandName]))].map(([brand, name]) => (
              <section key={brand}>
                <Heading level={2} size="m">
                  {name}
                </Heading>
                <ul className="list" role="list">
                  {list
                    .filter((one) => one.brand === brand)
                    .map((one) => (
                      <Row key={one.origin} of={one} onSwitch={onSwitch} />
                    ))}
                </ul>
              </section>
            ))
          }
        </Loaded>
      </NewsletterSettingsRoot>
    );
  },
);
