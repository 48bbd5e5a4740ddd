import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { SideBoxRoot } from './LatestBox.styles.ts';

export interface SideBoxItem {
  key: string;
  href: string | undefined;
  text: string;
  /** Its place in a ranking, shown before it. */
  rank?: number | undefined;
  /** Shown before the text. */
  time?: { text: string; dateTime: string } | undefined;
}

const Time = ({ text, dateTime }: NonNullable<SideBoxItem['time']>) =>
  dateTime ? <time dateTime={dateTime}>{text}</time> : <span className="time">{text}</span>;

export interface SideBoxProps extends RootProps<'section'> {
  title: string;
  /** Initial state on small screens. Beside the text it is always open. */
  startsOpen: boolean;
  items: readonly SideBoxItem[];
}

/** A list beside an article. In a narrow window it opens and closes, also without scripts. */
export const SideBox = styleable<SideBoxProps>(
  SideBoxRoot,
  function SideBox({ title, startsOpen, items, ...rest }) {
    const ranked = items.some(({ rank }) => rank !== undefined);
    return (
      <SideBoxRoot data-ranked={ranked || undefined} aria-label={title} {...rest}>
        <Collapsible plain openWide open={startsOpen} summary={<h2>{title}</h2>}>
          <ol>
            {items.map(({ key, href, text, rank, time }) => (
              <li key={key} value={rank} data-rank={rank}>
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
