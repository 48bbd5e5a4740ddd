import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import { setRoot, type Globals } from './root-settings.ts';
import './documentation.css';

type Channel = DocsContainerProps['context']['channel'];

/** The choices of the toolbar. Storybook draws a documentation page again after each. */
function globalsOf(channel: Channel): Globals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [{ globals: Globals }];
  return event.globals;
}

/** A documentation page in the brand and the mode of the toolbar, also without a story in it. */
export function Documentation({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = globalsOf(context.channel);
  useLayoutEffect(() => setRoot(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals['mode'] === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
