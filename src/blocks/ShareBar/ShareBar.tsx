import { Island } from '../../islands/Island.tsx';
import { shareIsland } from './island.ts';
import type { Shared } from './share-places.ts';

export type ShareBarProps = Shared;

/** Links that share a story. They work without a script; with it they open small windows, and the address can be copied. @see N17 */
export const ShareBar = ({ url, title }: ShareBarProps) => <Island of={shareIsland} props={{ url, title }} />;
