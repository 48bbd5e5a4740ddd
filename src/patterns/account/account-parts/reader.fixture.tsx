import { useState, type ReactNode } from 'react';
import {
  createMemoryServices,
  type MemoryServices,
  type MemoryServicesOptions,
} from '../../../providers/memory/accounts.ts';
import type { CardsPort } from '../../../providers/ports/cards.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { BRAND_CONFIGS } from '../../../themes/all/index.ts';
import type { BrandConfig, BrandKey } from '../../../themes/brand.ts';

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
