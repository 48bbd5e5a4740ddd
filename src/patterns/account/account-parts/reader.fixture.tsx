import { useState, type ReactNode } from 'react';
import {
  createMemoryServices,
  type MemoryServices,
  type MemoryServicesOptions,
} from '../../../providers/memory/accounts.ts';
import type { CardsPort } from '../../../providers/ports/cards.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import type { BrandConfig, BrandKey } from '../../../themes/brand.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as forums } from '../../../themes/forums/index.ts';
import { brand as men } from '../../../themes/men/index.ts';
import { brand as rural } from '../../../themes/rural/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { brand as women } from '../../../themes/women/index.ts';

const BRAND_CONFIGS: Readonly<Record<BrandKey, BrandConfig>> = { weekly, daily, women, men, forums, rural };

/** The configuration of a brand. */
export const brandOf = (key: BrandKey): BrandConfig => BRAND_CONFIGS[key];

export interface VisitProps extends MemoryServicesOptions {
  /** Changes the backend before the page opens. */
  before?: ((services: MemoryServices) => void) | undefined;
  cards?: CardsPort | undefined;
  children: ReactNode;
}

/** A page that a reader opens, with services in memory. */
export function Visit({ before, cards, children, ...options }: VisitProps) {
  const [services] = useState(() => {
    const created = createMemoryServices({ log: () => undefined, ...options });
    before?.(created);
    return {
      ...created,
      ...(cards && { cards }),
      clock: options.clock ?? { now: () => new Date('2026-11-20T15:00:00Z') },
    };
  });
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}
