import type { Decorator, Meta } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import deskStyles from '../../apps/desk/src/app/styles/desk.css?inline';
import { Announcer } from '../../apps/desk/src/app/editor/announcer.tsx';

/** The desk's styles are for a whole page: they are there while a story of the desk is shown, and no longer. */
function DeskRoom({ children }: { children: ReactNode }): ReactNode {
  useInsertionEffect(() => {
    const style = document.createElement('style');
    style.textContent = deskStyles;
    document.head.append(style);
    return () => style.remove();
  }, []);
  return (
    // Storybook's page has the text of articles.
    <div style={{ font: '14px/1.45 var(--rt-font-ui)' }}>
      <Announcer>{children}</Announcer>
    </div>
  );
}

const inDesk: Decorator = (story) => <DeskRoom>{story()}</DeskRoom>;

/** The settings that the stories of the desk share: it has the look of one brand. */
export const DESK_META = {
  decorators: [inDesk],
  globals: { brand: 'weekly', mode: 'light' },
} satisfies Meta;
