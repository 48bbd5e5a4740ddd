import type { StoriesModule } from '../../tests/conformance/stories.ts';

/**
 * The stories of a module with their triggers in place of what these open: a reader opens the dialog of an example, the
 * dialog never opens over the page.
 */
export function closed(module: StoriesModule): StoriesModule {
  const { default: meta, ...stories } = module;
  const shut = Object.entries(stories).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    return [
      name,
      args['trigger'] && args['defaultOpen']
        ? { ...story, args: { ...story.args, defaultOpen: undefined } }
        : story,
    ] as const;
  });
  return Object.fromEntries([['default', meta], ...shut]) as StoriesModule;
}
