import { useId } from 'react';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import { phoneOf, ROW_PICTURE, type OnPhone } from '../../shared/phone/on-phone.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ModuleGridRoot } from './ModuleGrid.styles.ts';
import { more } from '../../../messages/blocks.ts';

export interface Module {
  title: string;
  url: string;
  teasers: readonly Teaser[];
}

export interface ModuleGridProps extends RootProps<'div'> {
  modules: readonly Module[];
  /** `band` adds a background in full width. */
  ground: 'page' | 'band';
  columns: 3 | 4;
  /** A phone shows the boxes below each other, or as a row that scrolls. @defaultValue 'stack' */
  phone?: OnPhone | undefined;
}

/** Widths of the pictures by the number of columns. Three boxes are beside each other on a tablet. */
const SIZES = {
  3: { sm: '92vw', 660: '46vw', xl: '380px' },
  three: { sm: '92vw', 660: '46vw', 720: '30vw', xl: '380px' },
  4: { sm: ROW_PICTURE, 660: '46vw', lg: '23vw', xl: '300px' },
} as const;

function ModuleBox({
  title,
  url,
  teasers: [first, ...others],
  compact,
  sizes,
}: Module & { compact: boolean; sizes: ImageSizes }) {
  const id = useId();
  if (!first) return null;
  return (
    <section className="module" aria-labelledby={id}>
      <div className="head">
        <SectionHeader
          title={title}
          headingId={id}
          variant="tab"
          href={url || undefined}
          more={url && !compact ? more.section : undefined}
        />
      </div>
      <StoryCard
        teaser={first}
        scale={compact ? 'xs' : 's'}
        sizes={sizes}
        standfirst={!compact && others.length < 2}
      />
      {others.length > 0 && (
        <ul className="texts" role="list">
          {others.map((teaser) => (
            <li key={teaser.id}>
              <StoryCard teaser={teaser} layout="text" scale="xs" kicker="none" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Several sections as boxes under their label tabs. @see B7 */
export const ModuleGrid = styleable<ModuleGridProps>(
  ModuleGridRoot,
  function ModuleGrid({ modules, ground, columns, phone, ...rest }) {
    if (modules.length === 0) return null;
    return (
      <ModuleGridRoot
        data-ground={ground}
        data-columns={columns}
        data-phone={phoneOf(phone)}
        data-bleed={ground === 'band' ? 'both' : undefined}
        {...rest}
      >
        <div className="modules">
          {modules.map((module) => (
            <ModuleBox
              key={module.title}
              {...module}
              compact={columns === 4}
              sizes={SIZES[columns === 3 && modules.length === 3 ? 'three' : columns]}
            />
          ))}
        </div>
      </ModuleGridRoot>
    );
  },
);
