import type { ComponentType } from 'react';
import { Islands, preload } from 'rotativa/islands/server';
import { islands } from '../newspaper/islands.ts';

await preload(islands);

const report = (error: unknown, island: string): void => console.error(island, error);

/**
 * A view whose islands hydrate when they are needed. Astro itself would hydrate the whole view.
 * @param prefix begins the ids of its islands, which must differ from those of other views of the page
 */
export const withIslands = <Props extends object>(View: ComponentType<Props>, prefix = '') =>
  function Hydrated(props: Props) {
    return (
      <Islands onError={report} prefix={prefix}>
        <View {...props} />
      </Islands>
    );
  };
