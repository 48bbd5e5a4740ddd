import { to } from '../addresses.ts';

/** The facts of one build of the site. */
export interface Settings {
  version: string;
  /** Whether Storybook is below the site. */
  hasStorybook: boolean;
  /** The files that pages load, by the name of their source in `client`. */
  files: Readonly<
    Record<'mode' | 'site' | 'example' | 'themes', { script: string; styles: readonly string[] }>
  >;
}

let current: Settings | undefined;

export const keepSettings = (settings: Settings): void => {
  current = settings;
};

export function settings(): Settings {
  if (!current) throw new Error('The settings of the site are read before they are known');
  return current;
}

/** The address of a story or a page in Storybook, if the site has it. @param path as `story/components-button--primary` */
export const playAddress = (path: string): string | undefined =>
  settings().hasStorybook ? `${to('play/')}?path=/${path}` : undefined;
