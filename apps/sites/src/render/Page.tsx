import { Suspense, type ReactNode } from 'react';
import type { PreparedBlock } from 'rotativa/blocks';
import { Islands, type IslandErrorHandler } from 'rotativa/islands/server';
import { LAYOUTS } from '../views/layouts.tsx';

export interface PageProps {
  layout: string;
  regions: Readonly<Record<string, readonly PreparedBlock[]>>;
  onIslandError: IslandErrorHandler;
}

/** Stands around each block: its name shows in React's stack when the block throws. */
const frameName = (block: string): string => `Block(${block})`;

/** The name of the block in React's stack of components; undefined for an error outside of all blocks. */
export const blockInStack = (componentStack: string): string | undefined =>
  /Block\(([^)]+)\)/.exec(componentStack)?.[1];

function framed({ name, element }: PreparedBlock, index: number): ReactNode {
  const Frame = { [frameName(name)]: () => element }[frameName(name)]!;
  // What a block throws ends at this boundary, which then stays empty.
  return (
    <Suspense key={index} fallback={null}>
      <Frame />
    </Suspense>
  );
}

/** A page: its layout with the blocks in their regions. @throws when there is no such layout */
export function Page({ layout, regions, onIslandError }: PageProps): ReactNode {
  const Layout = LAYOUTS[layout];
  if (!Layout) throw new Error(`There is no layout '${layout}'.`);
  const placed = Object.entries(regions).map(([region, blocks]) => [
    region,
    blocks.length > 0 ? blocks.map(framed) : null,
  ]);
  return (
    <Islands onError={onIslandError}>
      <Layout regions={Object.fromEntries(placed) as Record<string, ReactNode>} />
    </Islands>
  );
}
