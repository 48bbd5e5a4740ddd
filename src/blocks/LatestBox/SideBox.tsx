import type { ReactNode } from 'react';
import { SideBoxRoot } from './LatestBox.styles.ts';

export interface SideBoxProps {
  title: string;
  /** On small screens, where it opens and closes: how it starts. Beside the text it is always open. */
  startsOpen: boolean;
  numbered?: boolean;
  /** One for each entry. */
  items: readonly { key: string; content: ReactNode }[];
}

/** A list beside an article: `<details>`, so that it opens without a script. */
export function SideBox({ title, startsOpen, numbered, items }: SideBoxProps) {
  return (
    <SideBoxRoot data-numbered={numbered || undefined} aria-label={title}>
      <details open={startsOpen}>
        <summary>
          <h2>{title}</h2>
        </summary>
        <ol>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ol>
      </details>
    </SideBoxRoot>
  );
}
