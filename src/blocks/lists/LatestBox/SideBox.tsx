import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { SideBoxRoot } from './LatestBox.styles.ts';

export interface SideBoxItem {
  key: string;
  href: string | undefined;
  text: string;
  /** Shown before the text. */
  time?: { text: string; dateTime: string } | undefined;
}

const Time = ({ text, dateTime }: NonNullable<SideBoxItem['time']>) =>
  dateTime ? <time dateTime={dateTime}>{text}</time> : <span className="time">{text}</span>;

export interface SideBoxProps extends RootProps<'section'> {
  title: string;
  /** Initial state on small screens. Beside the text it is always open. */
  startsOpen: boolean;
  numbered?: boolean | undefined;
  items: readonly SideBoxItem[];
}

/** A list beside an article. In a narrow window it opens and closes, also without scripts. */
export const SideBox = styleable<SideBoxProps>(
  SideBoxRoot,
  function SideBox({ title, startsOpen, numbered, items, ...rest }) {
    return (
      <SideBoxRoot data-numbered={numbered || undefined} aria-label={title} {...rest}>
        <Collapsible plain openWide open={startsOpen} summary={<h2>{title}</h2>}>
          <ol>
            {items.map(({ key, href, text, time }) => (
              <li key={key}>
                <a href={href}>
                  {time && (
                    <>
                      <Time {...time} />{' '}
                    </>
                  )}
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </Collapsible>
      </SideBoxRoot>
    );
  },
);
