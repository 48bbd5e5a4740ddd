import { Code } from './nodes.tsx';
import type { Shown } from '../page.ts';
import { to } from '../addresses.ts';
import { playAddress } from './settings.ts';

/** The brand in which examples are shown at first. */
export const FIRST_BRAND = 'weekly';

export const exampleAddress = (id: string): string => to(`examples/${id}/`);

/** A story in a document of its brand, and its code. */
export function Example({ shown: { id, name, code, globals, height, isWide, isFirst } }: { shown: Shown }) {
  const play = playAddress(`story/${id}`);
  return (
    <figure className="docs-example" data-wide={isWide || undefined}>
      <div className="docs-frame">
        <iframe
          title={`Example: ${name}`}
          src={exampleAddress(id)}
          height={height}
          loading="lazy"
          data-fixed={Object.keys(globals).join(' ') || undefined}
        />
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
