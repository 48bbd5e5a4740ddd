import { Suspense, type ReactNode } from 'react';
import type { PreparedBlock } from 'rotativa/blocks';
import { createIslandMemory, Islands, type IslandErrorHandler } from 'rotativa/islands/server';
import { ConsentNotice, type ConsentNoticeProps } from 'rotativa/patterns/consent/ConsentNotice';
import { withServices } from '../islands/PageServices.tsx';
import { SharedSheetProvider } from '../views/SharedStyles.tsx';
import { LAYOUTS } from '../views/layouts.tsx';

export interface PageProps {
  layout: string;
  regions: Readonly<Record<string, readonly PreparedBlock[]>>;
  /** For a reader who has not decided what to allow. */
  notice?: ConsentNoticeProps | undefined;
  /** The address of the stylesheet that pages share, for those that do not have all their CSS in the head. */
  sharedSheet?: string | undefined;
  onIslandError: IslandErrorHandler;
  /** Called when React comes to a block. */
  onBlock?: (block: string) => void;
}

/** Name of the component around each block, which React's stack shows if the block throws. */
const frameName = (block: string): string => `Block(${block})`;

/**
 * The name of the block in React's component stack; undefined for an error outside all blocks. On a server React has no
 * error boundaries, which could have the name as a prop.
 */
export const blockInStack = (componentStack: string): string | undefined =>
  /Block\(([^)]+)\)/.exec(componentStack)?.[1];

function framed({ name, element }: PreparedBlock, index: number, onBlock: PageProps['onBlock']): ReactNode {
  const view = (): ReactNode => {
    onBlock?.(name);
    return element;
  };
  const Frame = { [frameName(name)]: () => view() }[frameName(name)]!;
  // An error in a block stops at this boundary, which then stays empty.
  return (
    <Suspense key={index} fallback={null}>
      <Frame />
    </Suspense>
  );
}

/** A page's layout with the blocks in their regions. @throws for an unknown layout */
export function PageBody({
  layout,
  regions,
  notice,
  onBlock,
}: Omit<PageProps, 'onIslandError' | 'sharedSheet'>): ReactNode {
  const Layout = LAYOUTS[layout];
  if (!Layout) throw new Error(`There is no layout '${layout}'.`);
  const placed = Object.entries(regions).map(([region, blocks]) => [
    region,
    blocks.length > 0 ? blocks.map((block, index) => framed(block, index, onBlock)) : null,
  ]);
  const shown = Object.fromEntries(placed) as Record<string, ReactNode>;
  // After the link to the main part, which is first in every page.
  const header = notice ? [<ConsentNotice key="notice" {...notice} />, shown['header']] : shown['header'];
  return <Layout regions={{ ...shown, header }} />;
}

/** The menus of six brands, and what else their pages share. */
const MEMORY = createIslandMemory();

/** A page for the server, with its islands as separate roots. @throws for an unknown layout */
export const Page = ({ onIslandError, sharedSheet, ...body }: PageProps): ReactNode => (
  <Islands onError={onIslandError} wrap={withServices} memory={MEMORY}>
    <SharedSheetProvider value={sharedSheet}>
      <PageBody {...body} />
    </SharedSheetProvider>
  </Islands>
);
