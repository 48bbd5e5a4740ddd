import { Code } from './nodes.tsx';
import type { Shown } from '../page.ts';
import { exampleAddress, Frame } from './Frame.tsx';
import { playAddress } from './settings.ts';

/** The brand in which examples are shown at first. */
export const FIRST_BRAND = 'weekly';

/** A story in a document of its brand, and its code. */
export function Example({ shown }: { shown: Shown }) {
  const { id, name, code, globals, isWide, isFirst } = shown;
  const play = playAddress(`story/${id}`);
  return (
    <figure className="docs-example" data-wide={isWide || undefined}>
      <div className="docs-frame">
        <Frame shown={shown} title={`Example: ${name}`} isEager={isFirst} />
      </div>
      <figcaption>
        <span className="docs-example-name">{name}</span>
        {globals['brand'] && <span className="docs-example-note">drawn for one brand</span>}
        <a href={exampleAddress(id)}>Open alone</a>
        {play && <a href={play}>Play in Storybook</a>}
      </figcaption>
      <details open={isFirst}>
        <summary>Code</summary>
        <Code node={code} />
      </details>
    </figure>
  );
}
