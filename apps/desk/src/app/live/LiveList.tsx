import { useCallback, type ReactNode } from 'react';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { liveBlogs } from '../api/live.ts';
import { DeskLink } from '../DeskLink.tsx';
import { listAddress, liveAddress } from '../routes.ts';
import { ListScreen } from '../screens/ListScreen.tsx';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';
import { coverageState } from './coverage-state.ts';

/** The live blogs of a brand. */
export function LiveList({ brand }: { brand: BrandKey }): ReactNode {
  const load = useCallback(() => liveBlogs(brand), [brand]);
  return (
    <ListScreen
      above={
        <p className="crumbs">
          <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
        </p>
      }
      title="En vivo"
      loaded={useLoaded(load)}
    >
      {(blogs, now) =>
        blogs.length === 0 ? (
          <p className="muted">Esta marca no tiene coberturas en vivo.</p>
        ) : (
          <ul className="live-posts">
            {blogs.map(({ path, headline, version, ended }) => (
              <li key={path}>
                <h2>
                  <DeskLink href={liveAddress(brand, path)}>{headline}</DeskLink>
                </h2>
                <p className="muted">
                  {coverageState({ ended, version }, now)}. Último cambio: {dayAndTime(version, now)}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </ListScreen>
  );
}
