import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

type Args = Readonly<Record<string, unknown>>;
type Decorator = (story: () => ReactNode, context: { args: Args }) => ReactNode;

interface Annotations {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args) => ReactNode;
  decorators?: Decorator | readonly Decorator[];
  /** Choices of Storybook's toolbar that the story makes. */
  globals?: Readonly<Record<string, string>>;
  parameters?: Readonly<Record<string, unknown>>;
}

/** A module of stories: the default export describes all of them. */
export type StoriesModule = { default: Annotations } & Record<string, Annotations>;

export interface Story {
  name: string;
  component: ComponentType<Args> | undefined;
  args: Args;
  element: ReactElement;
  /** Renders it without its decorators. A story may call hooks, so only a component calls this. */
  show: () => ReactNode;
}

const listed = (decorators: Annotations['decorators'] = []): readonly Decorator[] =>
  typeof decorators === 'function' ? [decorators] : decorators;

/** Returns the stories of a module as elements, with their decorators, as Storybook renders them. */
export function storiesOf({ default: meta, ...stories }: StoriesModule): Story[] {
  return Object.entries(stories).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const component = story.component ?? meta.component;
    const show = story.render ?? meta.render ?? ((given: Args) => createElement(component!, given));
    // A separate component, because a story may call hooks.
    const inner = (): ReactNode => show(args);
    let Shown = inner;
    for (const decorate of [...listed(story.decorators), ...listed(meta.decorators)]) {
      const Inner = Shown;
      Shown = () => decorate(Inner, { args });
    }
    return { name, component, args, element: createElement(Shown), show: inner };
  });
}
